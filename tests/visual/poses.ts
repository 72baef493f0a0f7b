import { isPlayed, type Mode, type StoryName } from '../../.storybook/modes.ts';

/** A pseudo-class that only a pointer or the keyboard gives an element. */
export type PseudoClass = 'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within';

/** What is done to a story at rest for one more picture of it: cheaper than to render it again in a mode of its own. */
export interface Pose {
  /** `hover`: part of file names and of approvals. The picture at rest has none. */
  name: string;
  /** The other theme than the mode's. */
  theme?: Mode['theme'];
  /** From right to left. */
  direction?: 'rtl';
  /** Of the window, in CSS pixels; otherwise the mode's. */
  width?: number;
  medium?: 'print';
  /** Every element is shown as if it were in these states; those of focus, every element that can take it. */
  states?: readonly PseudoClass[];
}

/** Above the last breakpoint of the design, 1536 px. */
const wide: Pose = { name: 'wide', width: 1920 };
const mirrored: Pose = { name: 'rtl', direction: 'rtl' };
/** An A4 page within the margins of base.css; from the dark, whose light text must not reach the paper. */
const printed: Pose = { name: 'print', medium: 'print', width: 680, theme: 'dark' };
const pressedStates = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'] as const;
const hovered: Pose = { name: 'hover', states: ['hover'] };
const pressed: Pose = { name: 'pressed', states: pressedStates };
const darkStates: readonly Pose[] = [
  { name: 'hover-dark', states: ['hover'], theme: 'dark' },
  { name: 'pressed-dark', states: pressedStates, theme: 'dark' },
];
const otherTheme = ({ theme }: Mode): Pose =>
  theme === 'light' ? { name: 'dark', theme: 'dark' } : { name: 'light', theme: 'light' };

/** What every screen is posed in; a story that only varies a screen takes turns, for each costs half a picture. */
const posesOfScreens: readonly Pose[] = [hovered, mirrored, wide, printed];
const turnsOfVariations = 2;
const isWhole = (storyId: string) => /--(default|long-content)$/.test(storyId);

/** The mode whose render poses, by kind of story; the others only show the other theme, where modes are few. */
const posedMode = 'light-1280-ru';

/** The poses of a story in a mode, beside the picture at rest. */
export function posesOf({ id, title, tags }: StoryName, mode: Mode): readonly Pose[] {
  const isPosed = mode.name === posedMode;
  // What somebody opened hangs at a place that was measured when it opened.
  if (isPlayed({ id, tags })) return isPosed ? [otherTheme(mode), hovered] : [otherTheme(mode)];
  switch (title.split('/', 1)[0]) {
    case 'screens':
      return isPosed ? posesOfScreen(id) : [];
    case 'patterns':
      return isPosed ? [...posesOfScreens, pressed] : [];
    default:
      return isPosed
        ? [otherTheme(mode), hovered, pressed, ...darkStates, mirrored, printed]
        : [otherTheme(mode)];
  }
}

function posesOfScreen(storyId: string): readonly Pose[] {
  if (isWhole(storyId)) return posesOfScreens;
  const first = turnOf(storyId);
  return Array.from({ length: turnsOfVariations }, (_, turn) => first + turn).flatMap(
    (place) => posesOfScreens[place % posesOfScreens.length] ?? [],
  );
}

/** The same number for the same text: a story keeps its poses whatever stories come and go. */
function turnOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 8) % posesOfScreens.length;
}
