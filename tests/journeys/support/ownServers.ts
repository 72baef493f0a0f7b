import type { Page } from '@playwright/test';
import * as v from 'valibot';

const serversSchema = v.object({ items: v.array(v.object({ id: v.string(), domain: v.string() })) });

/** The number that whoever is signed in has for a server of the sample: numbers are unique over all accounts. */
export async function ownServerId(page: Page, url: string, domain: string): Promise<number> {
  const answer = await page.request.get(`${url}/api/servers`);
  const { items } = v.parse(serversSchema, await answer.json());
  const server = items.find((each) => each.domain === domain);
  if (!server) throw new Error(`The account has no server ${domain}`);
  return Number(server.id);
}
