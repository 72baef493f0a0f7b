import * as v from 'valibot';
import { numberedIdSchema, textSchema } from '@/domain/values/wireSchemas';
import { incidentSeverities, incidentStates } from './incident';
import { incidentKinds } from './incidentKind';

/** A text of the provider in both languages. */
export const incidentTextSchema = v.object({ ru: textSchema, en: textSchema });

/** An open incident as a customer's pages show it. */
export const incidentNoticeSchema = v.object({
  id: numberedIdSchema,
  kind: v.picklist(incidentKinds),
  severity: v.picklist(incidentSeverities),
  state: v.picklist(incidentStates),
  title: incidentTextSchema,
});
