import * as v from 'valibot';
import { toIsoDate, type IsoDate } from './dates';

/** A calendar day from outside; what is none is refused. */
export const isoDateSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): IsoDate => {
    const day = toIsoDate(dataset.value);
    if (day) return day;
    addIssue({ message: 'No such day' });
    return NEVER;
  }),
);
