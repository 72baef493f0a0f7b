import { isPlayed, kindOf, type Mode, type StoryName } from '../../.storybook/modes.ts';

/** A pseudo-class that only a pointer or the keyboard gives an element. */
export type PseudoClass = 'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within';

/** Actions on a story at rest for one more picture: cheaper than to render it again in a mode of its own. */
export interface Pose {
  /** `hover`: part of file names and of approvals. The picture at rest has none. */
  name: string;
  /** The other theme than the mode's. */
  theme?: Mode['theme'];
  /** From right to left. */
  direction?: 'rtl';
  /** Of the window, in CSS pixels; otherwise the mode's. */
  width?: number;
  height?: number;
  /**
   * How far the page is scrolled, in CSS pixels. The window alone is taken, so that what sticks is seen over what goes
   * under it; of a page that does not scroll so far, its end.
   */
  scrolledBy?: number;
  medium?: 'print';
  /** The few colours that a reader's system is set to. */
  contrast?: 'forced';
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

const contrast: Pose = { name: 'contrast', contrast: 'forced' };
/** Between the breakpoints of 1024 and 1280 px, which no mode is. */
const laptop: Pose = { name: 'laptop', width: 1024 };
/** The narrowest that §9 promises. */
const narrow: Pose = { name: 'narrow', width: 320 };
const scrolled: Pose = { name: 'scrolled', scrolledBy: 240 };
/** A phone on its side, between 640 and 768 px wide: too low for anything that sticks. */
const low: Pose = { name: 'low', width: 700, height: 360, scrolledBy: 120 };

/** Poses of every screen; a story that only varies a screen takes turns, for each costs half a picture. */
const posesOfScreens: readonly Pose[] = [hovered, mirrored, wide, printed, pressed];
/** Additional poses of a page as a whole. */
const posesOfPages: readonly Pose[] = [contrast, laptop, narrow, scrolled, low];
const turnsOfVariations = 2;
const isWhole = (storyId: string) => /--(default|long-content)$/.test(storyId);

/** The mode whose render poses, by kind of story; the others only show the other theme, where modes are few. */
const posedMode = 'light-1280-ru';

/** The poses of a story in a mode, beside the picture at rest. */
export function posesOf({ id, tags }: StoryName, mode: Mode): readonly Pose[] {
  const isPosed = mode.name === posedMode;
  if (isPlayed({ id, tags }))
    return isPosed ? [otherTheme(mode), hovered, pressed, mirrored, contrast, wide] : [otherTheme(mode)];
  const whole = isWhole(id) ? posesOfPages : [];
  switch (kindOf(id)) {
    case 'screens':
      return isPosed ? [...posesOfScreen(id), ...whole] : [];
    case 'patterns':
      return isPosed ? [...posesOfScreens, ...(isWhole(id) ? posesOfPages : [])] : [];
    // Pages under what opens over them.
    case 'kit':
      return isPosed ? [otherTheme(mode), ...posesOfScreens, ...posesOfPages] : [otherTheme(mode)];
    default:
      return isPosed
        ? [otherTheme(mode), hovered, pressed, ...darkStates, mirrored, printed, contrast, wide]
        : [otherTheme(mode)];
  }
}

/**
 * Whether a script may notice: of a size, a place or a direction. A state or a theme is the style sheet's alone (no screen
 * asks for either): pages made of the same before it are the same in it.
 */
export function isMoreThanStyle(pose: Pose): boolean {
  return Object.keys(pose).some((key) => !['name', 'theme', 'states'].includes(key));
}

/** Whether what no picture shows is written down too: in both languages, and on a phone. */
export function isRecorded({ name }: Mode): boolean {
  return name.startsWith('light-1280') || name === 'dark-1280-en' || name === 'dark-375-en';
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
