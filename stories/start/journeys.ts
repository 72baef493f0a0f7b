import { accountJourneys } from './accountJourneys.ts';
import { adminJourneys } from './adminJourneys.ts';
import { orderJourneys } from './orderJourneys.ts';
import { serverJourneys } from './serverJourneys.ts';

/** Journeys from a product owner's view: customers first, then the staff. */
export const journeys = [...orderJourneys, ...serverJourneys, ...accountJourneys, ...adminJourneys] as const;

/** Ids of the journeys. */
export type JourneyId = (typeof journeys)[number]['id'];
