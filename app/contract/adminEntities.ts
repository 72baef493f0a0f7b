import * as v from 'valibot';
import { entityAudiences, largestNumber, longestEntityText, longestPrefix } from '@/domain/admin/entity';
import { call } from './call';
import { countSchema, numberedIdSchema, textSchema } from './shapes';

const shortSchema = v.pipe(textSchema, v.trim(), v.maxLength(longestEntityText));
const bothSchema = v.object({ ru: shortSchema, en: shortSchema });

/** Details of a legal entity; `entityProblems` has the rest of their rules. */
const details = {
  name: bothSchema,
  address: bothSchema,
  bank: bothSchema,
  inn: shortSchema,
  /** Empty for a sole proprietor. */
  kpp: shortSchema,
  ogrn: shortSchema,
  bik: shortSchema,
  account: shortSchema,
  correspondentAccount: shortSchema,
  phone: shortSchema,
  /** Signatory of bills and certificates; empty to leave the line blank. */
  director: shortSchema,
  /** Written before the year in numbers of documents. */
  prefix: v.pipe(textSchema, v.trim(), v.maxLength(longestPrefix)),
};
export const entityDetailsSchema = v.object(details);

const adminEntitySchema = v.object({
  id: numberedIdSchema,
  audience: v.picklist(entityAudiences),
  ...details,
  /** Next number of each kind of document in this year. */
  next: v.object({ bill: countSchema, receipt: countSchema, act: countSchema, refund: countSchema }),
  version: textSchema,
});

const changeSchema = v.object({
  audience: v.picklist(entityAudiences),
  ...details,
  /** Smallest number for this year's next documents; smaller than the next ones it has no effect. */
  numbersFrom: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestNumber))),
});

/** Legal entities of the provider, which bill its customers. */
export const adminEntityCalls = {
  entities: call({
    method: 'GET',
    path: '/api/admin/entities',
    summary:
      'Lists the provider’s legal entities with their details, whom they bill, and their next numbers.',
    role: 'admin',
    right: 'settings.read',
    answer: v.object({ items: v.array(adminEntitySchema) }),
    refusals: [],
  }),
  addEntity: call({
    method: 'POST',
    path: '/api/admin/entities',
    summary:
      'Adds a legal entity. From then on it bills its customers, and the entity that billed them bills nobody. Issued documents keep theirs.',
    role: 'admin',
    right: 'settings.edit',
    body: changeSchema,
    answer: adminEntitySchema,
    refusals: [],
  }),
  saveEntity: call({
    method: 'PUT',
    path: '/api/admin/entities/{id}',
    summary:
      'Changes a legal entity, unless it has changed since it was read. Issued documents keep the details of their day. The entity that bills everyone keeps doing so until another one replaces it.',
    role: 'admin',
    right: 'settings.edit',
    isVersioned: true,
    params: v.object({ id: numberedIdSchema }),
    body: changeSchema,
    answer: adminEntitySchema,
    refusals: [],
  }),
};
