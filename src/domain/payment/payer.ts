import * as v from 'valibot';
import { hasInvisible } from '@/domain/values/visibleText';
import { isAccount, isBik, isInn, isKpp, isOgrn } from './requisites';

/** Types of payers, which decide the required document details (D20). */
export const payerTypes = ['individual', 'soleProprietor', 'organization'] as const;
export type PayerType = (typeof payerTypes)[number];

/** All fields of a payer's form. */
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

/** Fields that may be empty. */
const optionalFields: readonly PayerField[] = ['phone'];

/** Draft of payer details. Every field is present, so that changing the type loses nothing. */
export type PayerDraft = { type: PayerType } & Record<PayerField, string>;

/** A validated payer that can be selected again. */
export type Payer = PayerDraft & { id: string };

/** Returns the typed fields of a saved payer. */
export function draftOfPayer({ id: _, ...draft }: Payer): PayerDraft {
  return draft;
}

/** Returns the payers with this one updated or added. */
export function withSaved(payers: readonly Payer[], saved: Payer): readonly Payer[] {
  return payers.some(({ id }) => id === saved.id)
    ? payers.map((payer) => (payer.id === saved.id ? saved : payer))
    : [...payers, saved];
}

const sameName = (one: string, other: string) => spaced(one) === spaced(other);
const spaced = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the field that shows a draft duplicates this payer. A branch shares its INN and has its own KPP. */
function repeatedField(draft: PayerDraft, { type, name, inn, kpp }: Payer): 'name' | 'inn' | null {
  if (draft.type !== type) return null;
  const stated = toPayer(draft);
  if (stated.inn !== '' && stated.inn === inn && stated.kpp === kpp) return 'inn';
  return sameName(draft.name, name) ? 'name' : null;
}

/** Finds the payer that a draft duplicates. Bills identify payers by name, registers by codes. */
export function findSamePayer(draft: PayerDraft, payers: readonly Payer[]): Payer | undefined {
  return payers.find((payer) => repeatedField(draft, payer) !== null);
}

/** Why a payer cannot be removed: it has an unpaid bill. */
export type RemovalRefusal = 'openBill';

/** Why a field is invalid; each reason has its message. */
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

/** Keeps digits and capital letters only, so that spaces in codes do not matter. */
export function compactCode(text: string): string {
  return text.replace(/[\s\u00a0-]/g, '').toUpperCase();
}

/** Number of digits of INN and OGRN for each type (D20). */
export const codeLengths = {
  soleProprietor: { inn: 12, ogrn: 15 },
  organization: { inn: 10, ogrn: 13 },
} as const;

/** Register and bank codes, stored as plain digits. */
export const codeFields: readonly PayerField[] = ['inn', 'kpp', 'ogrn', 'bik', 'account'];

/** Returns the payer as a document states it: fields of its type, trimmed, codes as plain digits. */
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
      // The account can only be checked against a valid BIK; the BIK's message is shown first.
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
 * Finds the problems of the fields of this type; empty if the payer is valid. `others` are saved payers that it must
 * not duplicate.
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
