import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bundleLanding, bundleServer } from '@app/build/buildServer';
import { renderLandingIn } from '@app/server/static/landing';
import { sampleLandingOffers } from '@/sample-data/landingOffers';

const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

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

it('imports every package that `npm ci --omit=dev` installs, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bundle-'));
  const imported = await bundleServer(folder);
  rmSync(folder, { recursive: true });
  const { dependencies } = v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const packages = new Set(imported.map((id) => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id));
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});
