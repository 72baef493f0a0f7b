// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { RichChunk } from '../translator';

export interface LandingArguments {
  'landing.title': undefined;
  'landing.metaDescription': { uptime: number; price: string | number };
  'landing.headline': undefined;
  'landing.subtext': undefined;
  'landing.signIn': undefined;
  'landing.signUp': undefined;
  'landing.start': undefined;
  'landing.viewPlans': undefined;
  'landing.priceFrom': { strong: RichChunk; price: string | number };
  'landing.features': undefined;
  'landing.performance.title': undefined;
  'landing.performance.text': undefined;
  'landing.network.title': undefined;
  'landing.network.text': undefined;
  'landing.protection.title': undefined;
  'landing.protection.text': { uptime: number };
  'landing.plans.title': undefined;
  'landing.plans.text': { fromCpu: number; fromRam: number; toCpu: number; toRam: number };
  'landing.plans.caption': { currency: string | number };
  'landing.plans.all': undefined;
  'landing.stats': undefined;
  'landing.stats.servers.value': { count: number };
  'landing.stats.servers.label': undefined;
  'landing.stats.uptime.value': { uptime: number };
  'landing.stats.uptime.label': undefined;
  'landing.stats.support.value': undefined;
  'landing.stats.support.label': undefined;
  'landing.stats.datacenters.value': { count: number };
  'landing.stats.datacenters.label': undefined;
  'landing.footer': undefined;
  'landing.footer.terms': undefined;
  'landing.footer.privacy': undefined;
  'landing.footer.support': undefined;
  'landing.city.newYork': undefined;
  'landing.city.losAngeles': undefined;
  'landing.city.london': undefined;
  'landing.city.frankfurt': undefined;
  'landing.city.moscow': undefined;
  'landing.city.dubai': undefined;
  'landing.city.singapore': undefined;
  'landing.city.tokyo': undefined;
}
