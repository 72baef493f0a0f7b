import { isAccount, isBik, isInn, isKpp, isOgrn } from '../payment/requisites';
import type { DocumentKind, DocumentPayee } from '../documents/billingDocument';
import { oneOf, type ListRules } from '../list/listRules';

/**
 * Customers that a legal entity bills. One entity bills everyone, except for the organizations and sole proprietors
 * that another one may bill. An entity that bills nobody is kept for its documents.
 */
export const entityAudiences = ['everyone', 'organizations', 'nobody'] as const;
export type EntityAudience = (typeof entityAudiences)[number];

/** Details of a legal entity of the provider, and the prefix of its document numbers. */
export interface EntityDetails extends Omit<DocumentPayee, 'email'> {
  prefix: string;
}

/** A new or changed legal entity. */
export interface EntityChange extends EntityDetails {
  audience: EntityAudience;
  /** Smallest number for this year's next documents of every kind; null to continue. Numbers never go back. */
  numbersFrom: number | null;
}

/** A legal entity in the admin area. */
export interface AdminEntity extends EntityDetails {
  readonly id: number;
  audience: EntityAudience;
  /** Next number of each kind of document in this year. */
  next: Readonly<Record<DocumentKind, number>>;
  /** Changes with every update; used to detect concurrent edits. */
  version: string;
}

export const entityKeys = ['name', 'inn', 'audience', 'next'] as const;
export type EntityKey = (typeof entityKeys)[number];

export interface EntityConditions {
  audience: EntityAudience;
}

/** Rules of the list of legal entities. */
export const entityRules: ListRules<AdminEntity, number, EntityKey, EntityConditions> = {
  id: ({ id }) => id,
  searchable: ({ name, inn, prefix }) => [name.ru, name.en, inn, prefix],
  sorts: {
    name: { by: 'text', of: ({ name }) => name.ru },
    inn: { by: 'text', of: ({ inn }) => inn },
    next: { by: 'number', of: ({ next }) => next.bill },
    audience: { by: 'number', of: ({ audience }) => entityAudiences.indexOf(audience) },
  },
  conditions: { audience: oneOf('audience', entityAudiences, ({ audience }) => audience) },
};

/** Text fields of the form, in its order. */
export const entityFields = [
  'nameRu',
  'nameEn',
  'inn',
  'kpp',
  'ogrn',
  'addressRu',
  'addressEn',
  'phone',
  'director',
  'bankRu',
  'bankEn',
  'bik',
  'account',
  'correspondentAccount',
  'prefix',
  'numbersFrom',
] as const;
export type EntityField = (typeof entityFields)[number];

/** Form of a legal entity, as it is typed. */
export type EntityDraft = { audience: EntityAudience } & Record<EntityField, string>;

export const emptyEntityDraft: EntityDraft = {
  audience: 'organizations',
  nameRu: '',
  nameEn: '',
  inn: '',
  kpp: '',
  ogrn: '',
  addressRu: '',
  addressEn: '',
  phone: '',
  director: '',
  bankRu: '',
  bankEn: '',
  bik: '',
  account: '',
  correspondentAccount: '',
  prefix: '',
  numbersFrom: '',
};

export type EntityProblem =
  | 'required'
  | 'tooLong'
  | 'inn'
  | 'kpp'
  | 'noKpp'
  | 'ogrn'
  | 'bik'
  | 'account'
  | 'correspondent'
  | 'prefix'
  | 'number';
export type EntityProblems = { readonly [Field in EntityField]?: EntityProblem };

/** Maximum length of a name, an address or a bank, which fits on a bill. */
export const longestEntityText = 200;
/** Maximum length of a prefix. */
export const longestPrefix = 8;
/** Largest number that a document can start from. */
export const largestNumber = 99_999;

/** The form of a legal entity. */
export function entityDraftOf(entity: EntityDetails & { audience: EntityAudience }): EntityDraft {
  const { audience, name, address, bank, inn, kpp, ogrn, phone, director } = entity;
  const { bik, account, correspondentAccount, prefix } = entity;
  return {
    audience,
    nameRu: name.ru,
    nameEn: name.en,
    inn,
    kpp,
    ogrn,
    addressRu: address.ru,
    addressEn: address.en,
    phone,
    director,
    bankRu: bank.ru,
    bankEn: bank.en,
    bik,
    account,
    correspondentAccount,
    prefix,
    numbersFrom: '',
  };
}

/** Fields that may be empty. */
const optional: readonly EntityField[] = ['kpp', 'director', 'prefix', 'numbersFrom'];

function codeProblem(field: EntityField, typed: string, draft: EntityDraft): EntityProblem | null {
  const bik = draft.bik.trim();
  // A sole proprietor has an INN of twelve digits, an OGRN of fifteen and no KPP.
  const isProprietor = draft.inn.trim().length === 12;
  switch (field) {
    case 'inn':
      return isInn(typed) ? null : 'inn';
    case 'kpp':
      if (isProprietor) return typed === '' ? null : 'noKpp';
      return typed === '' ? 'required' : isKpp(typed) ? null : 'kpp';
    case 'ogrn':
      return isOgrn(typed) && (typed.length === 15) === isProprietor ? null : 'ogrn';
    case 'bik':
      return isBik(typed) ? null : 'bik';
    case 'account':
      return !isBik(bik) || isAccount(typed, bik) ? null : 'account';
    case 'correspondentAccount':
      return !isBik(bik) || (/^301\d{17}$/.test(typed) && typed.endsWith(bik.slice(-3)))
        ? null
        : 'correspondent';
    case 'prefix':
      return typed.length <= longestPrefix && /^[\p{L}\d-]*$/u.test(typed) ? null : 'prefix';
    case 'numbersFrom':
      return typed === '' || (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= largestNumber)
        ? null
        : 'number';
    default:
      return typed.length > longestEntityText ? 'tooLong' : null;
  }
}

/** Finds the problems that keep a legal entity from being saved. */
export function entityProblems(draft: EntityDraft): EntityProblems {
  const found = entityFields.flatMap((field) => {
    const typed = draft[field].trim();
    const problem = typed === '' && !optional.includes(field) ? 'required' : codeProblem(field, typed, draft);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableEntity(draft: EntityDraft): EntityChange | null {
  if (Object.keys(entityProblems(draft)).length > 0) return null;
  const text = (field: EntityField) => draft[field].trim();
  return {
    audience: draft.audience,
    name: { ru: text('nameRu'), en: text('nameEn') },
    address: { ru: text('addressRu'), en: text('addressEn') },
    bank: { ru: text('bankRu'), en: text('bankEn') },
    inn: text('inn'),
    kpp: text('kpp'),
    ogrn: text('ogrn'),
    phone: text('phone'),
    director: text('director'),
    bik: text('bik'),
    account: text('account'),
    correspondentAccount: text('correspondentAccount'),
    prefix: text('prefix'),
    numbersFrom: text('numbersFrom') === '' ? null : Number(text('numbersFrom')),
  };
}

/** Replaces or adds an entity: the entity that billed its customers before bills nobody. */
export const withEntity = (entities: readonly AdminEntity[], saved: AdminEntity): readonly AdminEntity[] => [
  ...entities
    .filter(({ id }) => id !== saved.id)
    .map((each) =>
      saved.audience !== 'nobody' && each.audience === saved.audience
        ? { ...each, audience: 'nobody' as const }
        : each,
    ),
  saved,
];

/** Audiences that an entity can be saved with: somebody must bill everyone, so that entity is replaced, not dismissed. */
export const audiencesFor = (current: EntityAudience | null): readonly EntityAudience[] =>
  current === 'everyone' ? ['everyone'] : entityAudiences;
