import type { Page } from '@playwright/test';
import * as v from 'valibot';

const serversSchema = v.object({
  items: v.array(v.object({ id: v.string(), domain: v.string(), ip: v.string() })),
});

/** Returns a sample server of the signed-in account, with its own id and address. */
export async function ownServer(
  page: Page,
  url: string,
  domain: string,
): Promise<{ id: number; ip: string }> {
  const answer = await page.request.get(`${url}/api/servers`);
  const { items } = v.parse(serversSchema, await answer.json());
  const server = items.find((each) => each.domain === domain);
  if (!server) throw new Error(`The account has no server ${domain}`);
  return { id: Number(server.id), ip: server.ip };
}

/** Its number alone. */
export const ownServerId = async (page: Page, url: string, domain: string): Promise<number> =>
  (await ownServer(page, url, domain)).id;
