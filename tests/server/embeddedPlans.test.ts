import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEmbedded } from '@app/server/db/embedded';
import { testSeed } from './support/testSeed';

it('plans for tables as they are: nothing analyzes them, so a stored plan would stay for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-plans-'));
  const db = await openEmbedded(folder, await testSeed());
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as "mode"`.execute(
    db,
  );
  expect(rows).toEqual([{ mode: 'force_custom_plan' }]);
  await db.destroy();
  await rm(folder, { recursive: true });
});
