import { isPlayed, kindOf, type Mode, type StoryName } from '../../.storybook/modes.ts';

/** Pseudo-class that depends on a pointer or the keyboard. */
export type PseudoClass = 'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within';

/** A change of a rendered story for another picture, faster than rendering it in another mode. */
export interface Pose {
  /** Part of file names and approvals, such as `hover`; empty at rest. */
  name: string;
  /** The other theme. */
  theme?: Mode['theme'];
  /** Right to left. */
  direction?: 'rtl';
  /** Width of the window in CSS pixels, else the mode's. */
  width?: number;
  height?: number;
  /**
   * Scroll position in CSS pixels. Only the window is captured, to show sticky elements above the content; a shorter
   * page is scrolled to its end.
   */
  scrolledBy?: number;
  medium?: 'print';
  /** Forced colours of the system. */
  contrast?: 'forced';
  /** States in which every element is shown; for focus, every focusable element. */
  states?: readonly PseudoClass[];
}

/** Above the largest breakpoint, 1536 px. */
const wide: Pose = { name: 'wide', width: 1920 };
const mirrored: Pose = { name: 'rtl', direction: 'rtl' };
/** An A4 page within the margins of base.css, from the dark theme, whose light text must not be printed. */
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
/** Between the breakpoints of 1024 and 1280 px, where no mode is. */
const laptop: Pose = { name: 'laptop', width: 1024 };
/** The smallest width of §9. */
const narrow: Pose = { name: 'narrow', width: 320 };
const scrolled: Pose = { name: 'scrolled', scrolledBy: 240 };
/** A phone in landscape, between 640 and 768 px wide, too low for sticky elements. */
const low: Pose = { name: 'low', width: 700, height: 360, scrolledBy: 120 };

/** Poses of all screens. Variations of a screen rotate through them, because each costs half a picture. */
const posesOfScreens: readonly Pose[] = [hovered, mirrored, wide, printed, pressed];
/** Additional poses of whole pages. */
const posesOfPages: readonly Pose[] = [contrast, laptop, narrow, scrolled, low];
const posesPerVariation = 2;
const isWhole = (storyId: string) => /--(default|long-content)$/.test(storyId);

/** Mode in which poses are captured; elsewhere only the other theme is, where there are few modes. */
const posedMode = 'light-1280-ru';

/** Returns the poses of a story in a mode, besides the picture at rest. */
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
    // Pages below overlays.
    case 'kit':
      return isPosed ? [otherTheme(mode), ...posesOfScreens, ...posesOfPages] : [otherTheme(mode)];
    default:
      return isPosed
        ? [otherTheme(mode), hovered, pressed, ...darkStates, mirrored, printed, contrast, wide]
        : [otherTheme(mode)];
  }
}

/**
 * Whether a script may react: to a size, a position or a direction. States and themes only affect styles, so pages
 * with equal fingerprints stay equal.
 */
export function isMoreThanStyle(pose: Pose): boolean {
  return Object.keys(pose).some((key) => !['name', 'theme', 'states'].includes(key));
}

/** Whether invisible properties are recorded: in both languages, and on a phone. */
export function isRecorded({ name }: Mode): boolean {
  return name.startsWith('light-1280') || name === 'dark-1280-en' || name === 'dark-375-en';
}

function posesOfScreen(storyId: string): readonly Pose[] {
  if (isWhole(storyId)) return posesOfScreens;
  const first = rotationOf(storyId);
  return Array.from({ length: posesPerVariation }, (_, turn) => first + turn).flatMap(
    (place) => posesOfScreens[place % posesOfScreens.length] ?? [],
  );
}

/** Hashes a text, so that a story keeps its poses when others are added or removed. */
function rotationOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 8) % posesOfScreens.length;
}
