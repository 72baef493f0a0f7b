import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { landingOffers, type LandingOffers } from '@/domain/catalog/landingOffers';
import { byLocale } from '@/i18n/locale';
import { sampleLandingOffers } from '@/sample-data/landingOffers';
import { datacentersOf } from '../catalog/datacenters';
import { countryOf, plansOnSale } from '../catalog/plans';
import { pricesAt } from '../catalog/prices';
import type { Db } from '../db/database';
import { languageOfPage, textInPage } from './pageText';

const landingSchema = v.object(byLocale(() => v.object({ description: v.string(), body: v.string() })));

/** The landing page's content and description in every language. */
export type RenderedLanding = v.InferOutput<typeof landingSchema>;

export type RenderLanding = (offers: LandingOffers) => Promise<RenderedLanding>;

/** Renders the landing page in a worker (app/build/landingWorker.ts), whose memory is freed afterwards. */
export const renderLandingIn =
  (file: string): RenderLanding =>
  async (offers) => {
    const worker = new Worker(file, { workerData: offers, execArgv: [] });
    const exited = new AbortController();
    worker.once('exit', () => exited.abort());
    const [rendered] = (await once(worker, 'message', { signal: exited.signal })) as unknown[];
    return v.parse(landingSchema, rendered);
  };

async function offersNow(db: Db): Promise<LandingOffers> {
  const now = new Date();
  return landingOffers({
    plans: await plansOnSale(db, now),
    prices: await pricesAt(db, now),
    countries: (await datacentersOf(db)).map(({ id }) => countryOf(id)),
  });
}

/**
 * Returns a function that renders the landing page of the catalogue, again only after its offers changed; null while
 * they are those of the build, and without `render`.
 */
export function landingOf(db: Db, render: RenderLanding | null): () => Promise<RenderedLanding | null> {
  if (render === null) return async () => null;
  let shown: { readonly offers: LandingOffers; readonly page: RenderedLanding | null } = {
    offers: sampleLandingOffers,
    page: null,
  };
  return async () => {
    const offers = await offersNow(db);
    if (!isDeepStrictEqual(offers, shown.offers)) {
      const isBuilt = isDeepStrictEqual(offers, sampleLandingOffers);
      shown = { offers, page: isBuilt ? null : await render(offers) };
    }
    return shown.page;
  };
}

/** Replaces the offers in the built landing page; other pages stay as they are. */
export function stateLanding(html: string, landing: RenderedLanding): string {
  const language = languageOfPage(html);
  if (language === null || !/<link rel="canonical" href="\/["?]/.test(html)) return html;
  const { description, body } = landing[language];
  return html
    .replaceAll(
      /(<meta (?:name="|property="og:)description" content=")[^"]*/g,
      (_, start: string) => start + textInPage(description),
    )
    .replace(/(<body\b[^>]*>)[^]*?(?=<script\b)/, (_, start: string) => start + body);
}
