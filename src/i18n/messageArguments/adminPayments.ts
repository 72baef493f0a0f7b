// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface AdminPaymentsArguments {
  'adminPayments.title': undefined;
  'adminPayments.stats': undefined;
  'adminPayments.stats.Completed': undefined;
  'adminPayments.stats.Pending': undefined;
  'adminPayments.stats.Failed': undefined;
  'adminPayments.count': { count: number };
  'adminPayments.sum': { sum: string | number };
  'adminPayments.number': { id: string | number };
  'adminPayments.menu': { id: string | number };
  'adminPayments.receipt': undefined;
  'adminPayments.receipt.title': { id: string | number };
  'adminPayments.process': undefined;
  'adminPayments.process.title': { id: string | number };
  'adminPayments.process.consequence': { sum: string | number; user: string | number };
  'adminPayments.column.id': undefined;
  'adminPayments.column.user': undefined;
  'adminPayments.column.amount': undefined;
  'adminPayments.column.method': undefined;
  'adminPayments.column.status': undefined;
  'adminPayments.column.date': undefined;
  'adminPayments.column.description': undefined;
  'adminPayments.status.Completed': undefined;
  'adminPayments.status.Pending': undefined;
  'adminPayments.status.Failed': undefined;
  'adminPayments.method.crypto': undefined;
  'adminPayments.method.manual': undefined;
  'adminPayments.method.cards': undefined;
  'adminPayments.method.ruCards': undefined;
  'adminPayments.method.sberPay': undefined;
  'adminPayments.notice.processed': undefined;
  'adminPayments.notice.processedText': { id: string | number; sum: string | number };
  'adminPayments.notice.downloaded': undefined;
  'adminPayments.toPayer': undefined;
  'adminPayments.empty': undefined;
  'adminPayments.emptyText': undefined;
}
