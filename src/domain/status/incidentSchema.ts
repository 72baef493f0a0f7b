import * as v from 'valibot';
import { numberedIdSchema, textSchema } from '@/domain/values/wireSchemas';
import { incidentKinds, incidentSeverities, incidentStates } from './incident';

/** A text of the provider in both languages. */
export const incidentTextSchema = v.object({ ru: textSchema, en: textSchema });

/** What a customer's pages show of an open incident. */
export const incidentNoticeSchema = v.object({
  id: numberedIdSchema,
  kind: v.picklist(incidentKinds),
  severity: v.picklist(incidentSeverities),
  state: v.picklist(incidentStates),
  title: incidentTextSchema,
});
