import type { Locator, Page } from 'playwright';
import { paths } from '../../../src/paths.ts';
import type { Say } from '../../journeys/support/texts.ts';

/** An interaction to measure. Afterwards the page must be unchanged or ready for the next round. */
export interface BenchFlow {
  name: string;
  path: string;
  /** Whether it opens an overlay, which must not force layout. */
  opens?: true;
  /** Prepares the page; returns the interaction alone, which only sends events. */
  prepare: (page: Page, round: number) => Promise<() => Promise<void>>;
  /** Restores the page for the next round. */
  restore?: (page: Page) => Promise<void>;
}

/** Pause between hover and press in milliseconds, in which code may be loaded. */
const hoverMs = 200;

/** Moves the pointer onto an element; returns a function that presses it. */
export async function pressOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not to be seen.`);
  const page = target.page();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(hoverMs);
  return () => page.mouse.click(x, y);
}

const escape = (page: Page) => page.keyboard.press('Escape');

/** Closes the dialog of a menu item, after waiting for it, because a late dialog would cover the page. */
async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('[role$="dialog"]');
  await dialog.waitFor();
  await escape(page);
  await dialog.waitFor({ state: 'detached' });
}

/** Returns the controls that customers press most, each with its page. */
export function benchFlows(say: Say): readonly BenchFlow[] {
  const exact = (key: string) => ({ name: say(key), exact: true });
  const server = encodeURIComponent('{"name":"Diadem[GB]","price":1577,"datacenter":"gb"}');
  const configurator = `${paths.dashboard.osSelection}?server=${server}`;
  // An account's servers have numbers of their own.
  const rowMenu = (page: Page) => page.getByRole('button', { name: say('servers.menu', { id: '' }) }).first();
  const countries = (page: Page) => page.getByRole('combobox', exact('catalog.country'));
  const openRow = async (page: Page, line: string) => {
    await rowMenu(page).click();
    return pressOn(page.getByRole('menuitem', exact(line)));
  };
  return [
    {
      name: 'open the data centres',
      path: paths.dashboard.vpsCpuCatalog,
      opens: true,
      prepare: (page) => pressOn(countries(page)),
      restore: async (page) => {
        await escape(page);
        await page.locator('h1').click();
      },
    },
    {
      name: 'choose a data centre',
      path: paths.dashboard.vpsCpuCatalog,
      prepare: async (page) => {
        await countries(page).click();
        const other = page.getByRole('option', { selected: false }).filter({ hasText: /\d/ });
        return pressOn(other.first());
      },
    },
    {
      name: 'open the palette again',
      path: paths.dashboard.vps,
      opens: true,
      prepare: (page) => Promise.resolve(() => page.keyboard.press('Control+k')),
      restore: escape,
    },
    {
      name: 'choose a system',
      path: configurator,
      prepare: (page, round) =>
        pressOn(page.getByRole('radio', { name: round % 2 === 0 ? 'Debian' : 'Ubuntu', exact: true })),
    },
    {
      name: 'open the user menu',
      path: paths.dashboard.vps,
      opens: true,
      prepare: userMenu(say),
      restore: escape,
    },
    {
      name: 'put into the cart',
      path: `${configurator}&os=ubuntu`,
      prepare: (page) => pressOn(page.getByRole('button', exact('order.toCart'))),
      restore: async (page) => {
        await page.waitForURL(`**${paths.dashboard.cart}`);
        // The address changes before the page does; going back in between would find the order still being saved.
        await page.getByRole('button', exact('order.toCart')).waitFor({ state: 'detached' });
        await page.goBack();
        await page.getByRole('button', exact('order.toCart')).waitFor();
      },
    },
    {
      name: 'choose who pays',
      path: paths.dashboard.payerAdd,
      prepare: (page, round) =>
        pressOn(
          page.getByText(say(round % 2 === 0 ? 'payer.type.organization' : 'payer.type.individual'), {
            exact: true,
          }),
        ),
    },
    {
      name: "open a server's menu",
      path: paths.dashboard.vps,
      opens: true,
      prepare: (page) => pressOn(rowMenu(page)),
      restore: escape,
    },
    {
      name: 'open a question',
      path: paths.dashboard.vps,
      opens: true,
      prepare: (page) => openRow(page, 'servers.reboot'),
      restore: closeDialog,
    },
    {
      name: 'open a dialog',
      path: paths.dashboard.vps,
      opens: true,
      prepare: (page) => openRow(page, 'servers.menu.addresses'),
      restore: closeDialog,
    },
  ];
}

function userMenu(say: Say): BenchFlow['prepare'] {
  const name = new RegExp(`^${say('shell.user')}`);
  return (page) => pressOn(page.getByRole('button', { name }));
}
