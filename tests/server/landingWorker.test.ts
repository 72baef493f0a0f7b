import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleLanding } from '@app/build/buildServer';
import { renderLandingIn } from '@app/server/static/landing';
import { sampleLandingOffers } from '@/sample-data/landingOffers';

// tests: LANDING-17
it('has a worker that renders the landing page of given offers, and reports its failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-landing-'));
  await bundleLanding(folder);
  const render = renderLandingIn(join(folder, 'landing.js'));
  const { plans, prices } = sampleLandingOffers;
  const { ru, en } = await render({ plans: plans.slice(-1), prices });
  expect(ru.description).toContain('16\u00a0000,00\u00a0RUB');
  expect(en.body).toContain('Intercrus');
  expect(en.body).not.toContain('Naos');
  rmSync(folder, { recursive: true });
  await expect(render(sampleLandingOffers)).rejects.toThrow('landing.js');
});
