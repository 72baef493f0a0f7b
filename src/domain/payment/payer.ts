import * as v from 'valibot';
import { hasInvisible } from '@/domain/values/visibleText';
import { isAccount, isBik, isInn, isKpp, isOgrn } from './requisites';

/** Types of payers. The type decides which details a document needs (D20). */
export const payerTypes = ['individual', 'soleProprietor', 'organization'] as const;
export type PayerType = (typeof payerTypes)[number];

/** Every field of a payer's form. */
export const payerFields = [
  'name',
  'email',
  'phone',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'bik',
  'account',
  'director',
] as const;
export type PayerField = (typeof payerFields)[number];

/** The fields of each type, in the order of its form (D20). */
export const fieldsOf: Readonly<Record<PayerType, readonly PayerField[]>> = {
  individual: ['name', 'email', 'phone'],
  soleProprietor: ['name', 'inn', 'ogrn', 'address', 'bik', 'account', 'email', 'phone'],
  organization: ['name', 'inn', 'kpp', 'ogrn', 'address', 'director', 'bik', 'account', 'email', 'phone'],
};

/** May stay empty. */
const optionalFields: readonly PayerField[] = ['phone'];

/** Payer details as typed so far. Every field is present, so that a change of type loses nothing. */
export type PayerDraft = { type: PayerType } & Record<PayerField, string>;

/** A payer that was checked and can be chosen again. */
export type Payer = PayerDraft & { id: string };

/** Returns the typed fields of a saved payer. */
export function draftOfPayer({ id: _, ...draft }: Payer): PayerDraft {
  return draft;
}

/** The payers with one of them changed, or with one more. */
export function withSaved(payers: readonly Payer[], saved: Payer): readonly Payer[] {
  return payers.some(({ id }) => id === saved.id)
    ? payers.map((payer) => (payer.id === saved.id ? saved : payer))
    : [...payers, saved];
}

const sameName = (one: string, other: string) => spaced(one) === spaced(other);
const spaced = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Which of its fields says that a draft is this payer already. A branch shares its INN, and has a KPP of its own. */
function repeatedField(draft: PayerDraft, { type, name, inn, kpp }: Payer): 'name' | 'inn' | null {
  if (draft.type !== type) return null;
  const stated = toPayer(draft);
  if (stated.inn !== '' && stated.inn === inn && stated.kpp === kpp) return 'inn';
  return sameName(draft.name, name) ? 'name' : null;
}

/** The payer that a draft would be a second time: bills know payers by their names, registers by their codes. */
export function findSamePayer(draft: PayerDraft, payers: readonly Payer[]): Payer | undefined {
  return payers.find((payer) => repeatedField(draft, payer) !== null);
}

/** Why a payer is not removed: a bill in its name waits for its money. */
export type RemovalRefusal = 'openBill';

/** Why a field is refused; each has its message. */
export type PayerProblem =
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'nameTaken'
  | 'email'
  | 'phone'
  | 'innLength'
  | 'innCheck'
  | 'innTaken'
  | 'kpp'
  | 'ogrnLength'
  | 'ogrnCheck'
  | 'bik'
  | 'accountLength'
  | 'accountCheck';

export const payerFieldLength = 200;

export const emptyPayer: PayerDraft = {
  type: 'individual',
  name: '',
  email: '',
  phone: '',
  inn: '',
  kpp: '',
  ogrn: '',
  address: '',
  bik: '',
  account: '',
  director: '',
};

const textSchema = v.pipe(v.string(), v.maxLength(payerFieldLength));

/** A draft from storage. */
export const payerDraftSchema = v.object({
  type: v.picklist(payerTypes),
  name: textSchema,
  email: textSchema,
  phone: textSchema,
  inn: textSchema,
  kpp: textSchema,
  ogrn: textSchema,
  address: textSchema,
  bik: textSchema,
  account: textSchema,
  director: textSchema,
});

/** Digits and capital letters only: how people group requisites with spaces does not matter. */
export function compactCode(text: string): string {
  return text.replace(/[\s\u00a0-]/g, '').toUpperCase();
}

/** Digits that an INN and an OGRN of this type must have (D20). */
export const codeLengths = {
  soleProprietor: { inn: 12, ogrn: 15 },
  organization: { inn: 10, ogrn: 13 },
} as const;

/** Codes of registers and banks: they are stored as plain digits. */
export const codeFields: readonly PayerField[] = ['inn', 'kpp', 'ogrn', 'bik', 'account'];

/** The payer as a document states it: the fields of its type only, without stray spaces, codes as plain digits. */
export function toPayer(draft: PayerDraft): PayerDraft {
  const stated = fieldsOf[draft.type].map((field) => {
    const text = draft[field];
    return [field, codeFields.includes(field) ? compactCode(text) : text.trim()] as const;
  });
  return { ...emptyPayer, type: draft.type, ...Object.fromEntries(stated) };
}

function problemOf(field: PayerField, draft: PayerDraft): PayerProblem | null {
  const text = draft[field].trim();
  if (text === '') return optionalFields.includes(field) ? null : 'required';
  if (text.length > payerFieldLength) return 'tooLong';
  if (hasInvisible(text)) return 'characters';
  const code = compactCode(text);
  const expected = draft.type === 'individual' ? null : codeLengths[draft.type];
  switch (field) {
    case 'email':
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : 'email';
    case 'phone':
      return /^\+?\d{10,15}$/.test(code.replace(/[()]/g, '')) ? null : 'phone';
    case 'inn':
      if (!/^\d+$/.test(code) || code.length !== expected?.inn) return 'innLength';
      return isInn(code) ? null : 'innCheck';
    case 'ogrn':
      if (!/^\d+$/.test(code) || code.length !== expected?.ogrn) return 'ogrnLength';
      return isOgrn(code) ? null : 'ogrnCheck';
    case 'kpp':
      return isKpp(code) ? null : 'kpp';
    case 'bik':
      return isBik(code) ? null : 'bik';
    case 'account':
      if (!/^\d{20}$/.test(code)) return 'accountLength';
      // Without a right BIK the account cannot be checked; the BIK's own message comes first.
      return !isBik(compactCode(draft.bik)) || isAccount(code, compactCode(draft.bik))
        ? null
        : 'accountCheck';
    case 'name':
    case 'address':
    case 'director':
      return null;
  }
}

/**
 * The problems of the fields that this type has; none when the payer can be used. `others` are those that it must not
 * repeat, where it is saved beside them.
 */
export function payerProblems(
  draft: PayerDraft,
  others: readonly Payer[] = [],
): Partial<Record<PayerField, PayerProblem>> {
  const repeated = others.map((other) => repeatedField(draft, other));
  return Object.fromEntries(
    fieldsOf[draft.type].flatMap((field) => {
      const taken = (field === 'name' || field === 'inn') && repeated.includes(field);
      const problem = problemOf(field, draft) ?? (taken ? `${field}Taken` : null);
      return problem ? [[field, problem]] : [];
    }),
  );
}
