// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface PayersArguments {
  'payers.add': undefined;
  'payers.column.name': undefined;
  'payers.column.type': undefined;
  'payers.column.inn': undefined;
  'payers.column.email': undefined;
  'payers.column.phone': undefined;
  'payers.none': undefined;
  'payers.menu': { name: string | number };
  'payers.open': undefined;
  'payers.bills': undefined;
  'payers.remove': undefined;
  'payers.empty.title': undefined;
  'payers.empty.description': undefined;
  'payers.noMatches.title': undefined;
  'payers.noMatches.description': undefined;
  'payers.noSuch.title': undefined;
  'payers.noSuch.description': undefined;
  'payers.noSuch.back': undefined;
  'payers.form': undefined;
  'payers.form.save': undefined;
  'payers.form.add': undefined;
  'payers.form.pending': undefined;
  'payers.form.draftKept': undefined;
  'payers.draft.restored': undefined;
  'payers.draft.discard': undefined;
  'payers.copy': undefined;
  'payers.failed': undefined;
  'payers.remove.title': undefined;
  'payers.remove.text': { name: string | number };
  'payers.remove.pending': undefined;
  'payers.remove.failed': undefined;
  'payers.remove.openBill': undefined;
  'payers.remove.toBill': undefined;
  'payers.notice.added': undefined;
  'payers.notice.saved': undefined;
  'payers.notice.removed': undefined;
}
