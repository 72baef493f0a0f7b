import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '@/i18n/locale';
import { adminLinkKeys, isAdminScreen } from '@/pages/admin';
import { paths } from '@/paths';
import { preloadRoute } from '@app/routes/RootRoutes';
import { MessageStore } from '@app/stores/messageStore';
import { filesUnder } from '../../contract/support/sources';

/** Message areas of the admin pages, and of what stands in for a page whose session ended. */
async function adminAreas(): Promise<string[]> {
  const areas = new Set<string>();
  const ensure = async (named: readonly string[]) => named.forEach((area) => areas.add(area));
  for (const key of adminLinkKeys.filter(isAdminScreen)) await preloadRoute({ ensure }, paths.admin[key]);
  for (const file of filesUnder('app/session', /\.tsx$/))
    for (const [, area = ''] of readFileSync(file, 'utf8').matchAll(/withMessages\(messages, \['(\w+)'\]/g))
      areas.add(area);
  return [...areas];
}

// Staff may never open the dashboard, whose routes register message files of their own.
test('the admin area finds its messages without those of the dashboard', async () => {
  const areas = await adminAreas();
  expect(areas).toEqual(expect.arrayContaining(['adminUsers', 'auth', 'otherAccount']));
  for (const locale of locales)
    expect(Object.keys(await new MessageStore(locale).read(locale, areas))).not.toEqual([]);
});
