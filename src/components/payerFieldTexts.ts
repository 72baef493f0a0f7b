import { codeLengths, type PayerDraft, type PayerField, type PayerProblem } from '@/domain/payment/payer';
import type { I18n } from '@/i18n/I18nProvider';

type Translate = I18n['t'];

/** Returns the number of digits of a code; an individual's form has no codes. */
function digitsOf(field: 'inn' | 'ogrn', type: PayerDraft['type']): number {
  return type === 'individual' ? 0 : codeLengths[type][field];
}

/** Returns the label of a field. An entrepreneur's OGRN has its own name; a receipt is not a document. */
export function payerFieldLabel(field: PayerField, type: PayerDraft['type'], t: Translate): string {
  switch (field) {
    case 'name':
      return t(`payer.field.name.${type}`);
    case 'ogrn':
      return type === 'individual' ? '' : t(`payer.field.ogrn.${type}`);
    case 'address':
      return type === 'individual' ? '' : t(`payer.field.address.${type}`);
    case 'email':
      return type === 'individual' ? t('payer.field.email.individual') : t('payer.field.email');
    case 'inn':
    case 'kpp':
    case 'director':
    case 'bik':
    case 'account':
    case 'phone':
      return t(`payer.field.${field}`);
  }
}

/** Returns the hint about the expected input. */
export function payerFieldHint(
  field: PayerField,
  type: PayerDraft['type'],
  t: Translate,
): string | undefined {
  switch (field) {
    case 'name':
      return type === 'organization' ? t('payer.field.name.organization.hint') : undefined;
    case 'inn':
    case 'ogrn':
      return t('payer.field.code.hint', { count: digitsOf(field, type) });
    case 'kpp':
    case 'address':
    case 'director':
    case 'bik':
    case 'account':
      return t(`payer.field.${field}.hint`);
    case 'email':
    case 'phone':
      return undefined;
  }
}

/** Returns the text of a problem and its correction. */
export function payerProblemText(problem: PayerProblem, type: PayerDraft['type'], t: Translate): string {
  switch (problem) {
    case 'innLength':
      return t('payer.problem.innLength', { count: digitsOf('inn', type) });
    case 'ogrnLength':
      return t('payer.problem.ogrnLength', { count: digitsOf('ogrn', type) });
    case 'required':
    case 'tooLong':
    case 'characters':
    case 'nameTaken':
    case 'email':
    case 'phone':
    case 'innCheck':
    case 'innTaken':
    case 'kpp':
    case 'ogrnCheck':
    case 'bik':
    case 'accountLength':
    case 'accountCheck':
      return t(`payer.problem.${problem}`);
  }
}
