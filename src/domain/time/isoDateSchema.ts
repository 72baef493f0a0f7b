import * as v from 'valibot';
import { toIsoDate, type IsoDate, type IsoDateTime } from './dates';

/** A calendar day from outside. */
export const isoDateSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): IsoDate => {
    const day = toIsoDate(dataset.value);
    if (day) return day;
    addIssue({ message: 'No such day' });
    return NEVER;
  }),
);

/** A moment in UTC from outside. */
export const isoMomentSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): IsoDateTime => {
    const { value } = dataset;
    // ISO 8601 as Date prints it, so it is an IsoDateTime.
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)))
      return value as IsoDateTime;
    addIssue({ message: 'No such moment' });
    return NEVER;
  }),
);
