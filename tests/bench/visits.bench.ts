/**
 * Measures first visits on a slow connection and processor, alternating with a reference: the landing page against
 * plain HTML, the login and the server list against a bare page of React and its router, and a signed-in user's list
 * against the demonstration's. With `--against` the reference is another checkout. `npm run build` first, then `npm
 * run bench -- visits`.
 */
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';
import { startBenchSite, type BenchSite } from './support/benchSite.ts';
import { reportRatios, reportShifts, tolerance, type Pairs, type Shift } from './support/reportRatios.ts';
import { options } from './support/options.ts';
import { visit, type Visit } from './support/visit.ts';

const rounds = Number(process.env['ROUNDS'] ?? (options.short ? 5 : 9));
const phone = { width: 375, height: 667 };
const desktop = { width: 1280, height: 800 };

interface Case {
  name: string;
  path: string;
  reference: string;
  selector: string;
  viewport: typeof phone;
  of: keyof Visit;
  /** Kind of user who visits the page; the reference is visited by visitors. */
  as: 'visitor' | 'customer';
  aim: number | null;
}

const cases: readonly Case[] = [
  {
    name: 'landing, largest paint',
    path: '/',
    reference: '/bench/plain',
    selector: 'h1',
    viewport: phone,
    of: 'largest',
    as: 'visitor',
    aim: 1.1,
  },
  {
    name: 'landing beside its look by hand',
    path: '/',
    reference: '/bench/designed',
    selector: 'h1',
    viewport: phone,
    of: 'largest',
    as: 'visitor',
    aim: null,
  },
  {
    name: '/login, the field',
    path: '/login',
    reference: '/bench/login',
    selector: 'input[name=login]',
    viewport: desktop,
    of: 'first',
    as: 'visitor',
    aim: 1.3,
  },
  {
    name: '/dashboard/vps, the first row',
    path: '/dashboard/vps',
    reference: '/bench/list',
    selector: '[data-row]',
    viewport: desktop,
    of: 'first',
    as: 'visitor',
    aim: 1.9,
  },
  {
    name: '/dashboard/vps, signed in',
    path: '/dashboard/vps',
    reference: '/dashboard/vps',
    selector: '[data-row]',
    viewport: desktop,
    of: 'first',
    as: 'customer',
    // Of equal pages, each is the later one half of the time.
    aim: 1.05,
  },
];

/**
 * Aim for the page's last change. It may follow the content by the ratio of a slower page. The landing page's last
 * change is its fonts, which the reference does not have.
 */
const aimOfLast = ({ of, aim }: Case) =>
  of === 'first' && aim !== null ? Number((aim * tolerance).toFixed(2)) : null;

const site = await startBenchSite(process.cwd());
const other = options.against === undefined ? null : await startBenchSite(options.against);
const browser = await chromium.launch(chromiumLaunchOptions());
const lines: Pairs[] = [];
const lasts: Pairs[] = [];
const shifts = new Map<string, Shift>();
try {
  for (const one of cases) {
    const { name, path, reference, selector, viewport, of, as, aim } = one;
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    const cookiesAt = (there: BenchSite) => (as === 'customer' ? there.signIn(browser) : []);
    const sides = [
      { visits: ours, url: site.url + path, cookies: await cookiesAt(site) },
      other
        ? { visits: theirs, url: other.url + path, cookies: await cookiesAt(other) }
        : { visits: theirs, url: site.url + reference, cookies: [] },
    ];
    // The first round warms up the server and the browser and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { visits, url, cookies } of round % 2 === 0 ? sides : sides.toReversed()) {
        const measured = await visit(browser, { url, selector, viewport, cookies });
        if (round > 0) visits.push(measured);
      }
    }
    const pairsOf = (key: keyof Visit) => ({
      ours: ours.map((seen) => seen[key]),
      theirs: theirs.map((seen) => seen[key]),
    });
    lines.push({ name, ...pairsOf(of), aim: other ? tolerance : aim });
    const page = `${path} (${as})`;
    lasts.push({ name: page, ...pairsOf('last'), aim: other ? tolerance : aimOfLast(one) });
    const mostOf = (visits: readonly Visit[]) => Math.max(...visits.map(({ shift }) => shift));
    shifts.set(page, { ours: mostOf(ours), theirs: other ? mostOf(theirs) : null });
    process.stdout.write('.');
  }
} finally {
  await browser.close();
  await site.close();
  await other?.close();
}
const reference = other ? 'other checkout' : 'reference';
reportRatios(`First visits, slow 4G, CPU ÷ 4, median of ${rounds} pairs`, reference, lines);
reportRatios('The last change of the page', reference, lasts);
reportShifts(shifts);
