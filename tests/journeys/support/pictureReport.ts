import { everyMode } from '../../../.storybook/modes.ts';
import { approvalOf, withApproved } from '../../visual/approvals.ts';
import { createShotComparer } from '../../visual/compareShots.ts';
import { withCauses } from '../../visual/causes.ts';
import { byPlace, type Finding } from '../../visual/outcome.ts';
import type { Shot, TakenPicture } from '../../visual/picture.ts';
import { encodePng, type Box } from '../../visual/pixels.ts';
import type { VisualReport } from '../../visual/report/visualReport.ts';
import type { StoryEntry } from '../../visual/storyEntry.ts';
import type { Size } from '../../visual/tiles.ts';

const large: Size = { width: 1280, height: 2000 };
const small: Size = { width: 320, height: 200 };

/** A white page with a box on it in a grey from black, which is 0, to white, which is 255. */
function drawn({ width, height }: Size, { grey, ...box }: Box & { grey: number }): Buffer {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) data.set([grey, grey, grey], (y * width + x) * 4);
  return encodePng({ width, height, data });
}

/** A changed file that every story reaches. */
export const tokens = 'src/tokens/tokens.css';

/** Of what differs in two large pages, in pixels. */
export const changedSize: Size = { width: 15, height: 16 };

/**
 * Builds a report of stories, judged as `npm run visual` does. Their pictures are in the folder. It has one small
 * change on two large pages, a new story, one that has another name for those who cannot see, one of another size,
 * which is approved, and one that failed.
 */
export function madeReport(folder: string): VisualReport {
  const stories = {
    list: story('screens/servers/ServerListScreen', 'Default'),
    edit: story('screens/serverEdit/ServerEditScreen', 'Default'),
    cart: story('screens/cart/CartScreen', 'Emptied'),
    callout: story('primitives/Callout', 'Default'),
    landing: story('screens/landing/LandingScreen', 'Default'),
    badge: story('primitives/Badge', 'Default'),
  };
  const all = Object.values(stories);
  const comparer = createShotComparer({
    out: folder,
    storyOf: (id) => {
      const found = all.find((each) => each.id === id);
      if (!found) throw new Error(`There is no story ${id}.`);
      return found;
    },
    reasonsOf: ({ file }) => [file, tokens],
  });
  const changed = (changedStory: StoryEntry, was: TakenPicture, is: TakenPicture) =>
    comparer.differences(shotOf(changedStory), was, is);
  const paler = (changedStory: StoryEntry, place: { x: number; y: number }) =>
    changed(
      changedStory,
      taken(large, { ...place, ...changedSize, grey: 60 }),
      taken(large, { ...place, ...changedSize, grey: 140 }),
    );
  const mark = { x: 10, y: 10, width: 40, height: 20, grey: 0 };
  const still = taken(small, mark);
  const resized = changed(stories.landing, still, taken({ ...small, height: 260 }, mark));
  const approvals = withApproved([], [], resized);
  const isApproved = approvalOf(approvals);
  const findings: Finding[] = [
    ...paler(stories.list, { x: 900, y: 1300 }),
    ...paler(stories.edit, { x: 200, y: 400 }),
    ...comparer.single(shotOf(stories.cart), taken(small, mark), 'new', null),
    ...changed(stories.callout, withName(still, 'Note'), withName(still, 'Warning')),
    ...resized,
    comparer.failure(shotOf(stories.badge), 'It threw.'),
  ].sort(byPlace);
  return {
    base: '0123456789abcdef',
    approvals: { now: approvals, ofBase: [] },
    stories: all.length,
    taken: all.length,
    total: all.length,
    msPerPicture: 100,
    seconds: 1,
    selection: 'The change reaches 6 story files.',
    unstable: [],
    endless: {},
    outcomes: withCauses(findings, (reason) => (reason === tokens ? all.length : 1)).map((outcome) => ({
      ...outcome,
      isApproved: isApproved(outcome),
      reasons: [...outcome.reasons],
    })),
  };
}

function story(title: string, name: string): StoryEntry {
  const id = `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`;
  return { id, title, name, file: `stories/${title}.stories.tsx`, tags: ['visual'] };
}

function shotOf({ id }: StoryEntry): Shot {
  const [mode] = everyMode;
  if (!mode) throw new Error('There is no mode.');
  return { storyId: id, isPlayed: false, mode, poses: [] };
}

function taken(page: Size, box: Box & { grey: number }): TakenPicture {
  const tiles = [{ index: 1, of: 1, bytes: drawn(page, box) }];
  return { exposures: [{ pose: '', page, tiles }], records: [] };
}

function withName(picture: TakenPicture, name: string): TakenPicture {
  return { ...picture, records: [{ name: 'unseen', lines: [`button ${name}`] }] };
}
