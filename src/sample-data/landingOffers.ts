import { landingOffers } from '@/domain/catalog/landingOffers';
import { samplePlans } from './plans';
import { samplePrices } from './prices';

/** Offers of the built landing page; the server replaces them with those of its catalogue. */
export const sampleLandingOffers = landingOffers({ plans: samplePlans, prices: samplePrices });
