import type { Plan } from '@/domain/plan';
import { samplePlans } from '@/sample-data/plans';
import type { Db } from '../db/database';

/** Every plan on sale. */
export const plansOf: (db: Db) => Promise<readonly Plan[]> = () => Promise.resolve(samplePlans);
