import type { Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import type { TextRecord } from './picture.ts';
import type { PseudoClass } from './poses.ts';

/** A scrollable element of a page. */
export interface Scroller {
  /** Position in the window in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** Scroll positions that show its hidden content. */
  places: readonly { x: number; y: number }[];
  /** Number of positions, which may be more than are captured. */
  of: number;
}

/** Appearance in which a page is shown. */
export interface Appearance {
  theme: Mode['theme'];
  /** Direction of the document; empty for the language's. */
  direction: string;
  /** States in which all elements are shown; none restores them. */
  states: readonly PseudoClass[];
}

interface PoseControls {
  setAppearance: (appearance: Appearance) => void;
  /** Returns the CSS animations of the page and invisible properties of its elements, each once with a count. */
  records: (isWhole: boolean) => TextRecord[];
  scrollers: () => Scroller[];
  /** Scrolls one of `scrollers`. */
  scroll: (index: number, x: number, y: number) => void;
}

declare global {
  interface Window {
    portalPoses: PoseControls;
  }
}

/** Id of the stylesheet that stops motion (storyHost.ts). */
export const stillnessId = 'portal-stillness';

/** Elements that can have keyboard focus. */
const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=menuitem], [role=option]';

/**
 * Pauses animations at their start, so that none has ended and disappeared. Transitions keep their styles; the
 * restored stylesheet ends those that start.
 */
const heldMotion = `*, *::before, *::after {
  animation-play-state: paused !important;
  caret-color: transparent !important; caret-animation: manual !important;
}`;

/** Captured scroll positions of a scroller; of a longer one, evenly spaced. */
const maxPositions = 4;

/** Installs `portalPoses`, which changes the page's appearance and lists what no picture shows. */
export async function installPoses(page: Page): Promise<void> {
  await page.addInitScript(poseControls, {
    stillnessId,
    focusable,
    comparedAttributes,
    heldMotion,
    maxPositions,
  });
}

/** Compared attributes, besides ARIA's. */
const comparedAttributes = (
  'role title alt href target rel download type tabindex lang dir hidden inert autocomplete inputmode enterkeyhint placeholder disabled readonly required multiple min ' +
  'max step minlength maxlength pattern accept scope colspan rowspan datetime'
).split(' ');

interface PoseOptions {
  stillnessId: string;
  focusable: string;
  comparedAttributes: readonly string[];
  heldMotion: string;
  maxPositions: number;
}

/** Runs in the page. */
function poseControls({
  stillnessId,
  focusable,
  comparedAttributes,
  heldMotion,
  maxPositions,
}: PoseOptions): void {
  const references =
    /^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
  /** Rules with a state and their original selectors. */
  const forced = new Map<CSSStyleRule, string>();
  let found: Element[] = [];

  window.portalPoses = {
    setAppearance: ({ theme, direction, states }) => {
      const { documentElement } = document;
      documentElement.dataset['theme'] = theme;
      if (documentElement.dir !== direction) {
        documentElement.dir = direction;
        // Repositions popups.
        window.dispatchEvent(new Event('resize'));
      }
      force(states);
    },
    records,
    scrollers: () => {
      found = [...document.querySelectorAll('body *')].filter(isScroller);
      return found.map(toScroller);
    },
    scroll: (index, x, y) => found[index]?.scrollTo(x, y),
  };

  function force(states: readonly PseudoClass[]): void {
    for (const [rule, selector] of forced) rule.selectorText = selector;
    forced.clear();
    if (states.length === 0) return;
    const pattern = new RegExp(String.raw`(?<!\\):(${states.join('|')})(?![\w-])`, 'g');
    for (const sheet of document.styleSheets) walk(sheet.cssRules, pattern);
  }

  /**
   * Replaces a state in a selector with one of equal specificity that always matches. The rule keeps its position, so
   * the cascade is unchanged.
   */
  function walk(rules: CSSRuleList, pattern: RegExp): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const own = rule.selectorText;
        const shown = own.replaceAll(pattern, (_all, state: string) =>
          state.startsWith('focus') && state !== 'focus-within'
            ? `:where(${focusable}):not(.portal-never)`
            : ':not(.portal-never)',
        );
        if (shown !== own) {
          forced.set(rule, own);
          rule.selectorText = shown;
        }
      }
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, pattern);
    }
  }

  function records(isWhole: boolean): TextRecord[] {
    const sheet = document.getElementById(stillnessId);
    if (sheet === null) return [];
    const stillness = sheet.textContent;
    sheet.textContent = heldMotion;
    const animations = document.getAnimations().flatMap((animation) => describe(animation) ?? []);
    // Head elements of a page; Storybook's own head is ignored.
    const head = document.getElementById('storybook-root')
      ? ''
      : ', head > :is(title, meta, link:not([rel=stylesheet]))';
    const unseen = isWhole ? [...document.querySelectorAll(`body *${head}`)].flatMap(unseenOf) : [];
    sheet.textContent = stillness;
    const motion = { name: 'motion', lines: counted(animations) } as const;
    return isWhole
      ? [motion, { name: 'unseen', lines: counted(unseen) }, { name: 'order', lines: counted(focusOrder()) }]
      : [motion];
  }

  function counted(lines: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    return [...counts].map(([line, count]) => `${line} × ${count}`).sort();
  }

  /** Lists invisible properties of an element, usually none: `button aria-label="Menu" cursor: pointer`. */
  function unseenOf(element: Element): string[] {
    if (element.closest('.sb-wrapper, script, style, body > svg') !== null) return [];
    const isOfHead = element.parentElement === document.head;
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      if (references.test(name)) return `${name} → ${value.split(/\s+/).map(referenced).join(' + ')}`;
      return isOfHead || isCompared(name)
        ? `${name}="${value.replaceAll(location.origin, '').replaceAll(/-[\w-]{8}(?=\.\w+$)/g, '')}"`
        : [];
    });
    const style = getComputedStyle(element);
    const outer = element.parentElement && getComputedStyle(element.parentElement);
    const styles = [
      ...(['cursor', 'userSelect'] as const).flatMap((name) =>
        style[name] === outer?.[name] ? [] : `${name}: ${style[name]}`,
      ),
      // Under a dialog it may be inherited, depending on the order of updates.
      ...(style.pointerEvents === 'none' && outer?.pointerEvents !== 'none' ? ['pointer-events: none'] : []),
      ...(/[1-9]/.test(style.transitionDuration) ? [`transition: ${style.transition}`] : []),
      ...(/sticky|fixed/.test(style.position) ? [offsetsOf(style)] : []),
      ...(style.scrollBehavior === 'auto' ? [] : [`scroll-behavior: ${style.scrollBehavior}`]),
    ];
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    const isHidden =
      text.trim() !== '' &&
      (element.matches('option, title') || element.clientWidth === 1 || !element.checkVisibility());
    const parts = [...attributes, ...styles, ...(isHidden ? [JSON.stringify(text)] : [])];
    return parts.length === 0 ? [] : [`${element.tagName.toLowerCase()} ${parts.join(' ')}`];
  }

  function isCompared(attribute: string): boolean {
    return attribute.startsWith('aria-') || comparedAttributes.includes(attribute);
  }

  /** Describes a referenced element by its start, because ids differ between pages. */
  function referenced(id: string): string {
    const element = document.getElementById(id);
    return element === null ? 'missing' : inWords(element);
  }

  /** Describes an element: `button "Menu"`. */
  function inWords(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} ${JSON.stringify(label.slice(0, 40))}`;
  }

  /** Returns the offsets of sticky and fixed elements, because most pictures are not scrolled. */
  function offsetsOf({ position, top, right, bottom, left }: CSSStyleDeclaration): string {
    return position === 'sticky' ? `sticky ${[top, right, bottom, left].join(' ')}` : 'fixed';
  }

  /**
   * Lists each focusable element with the next one, so that a moved element changes few lines. Marks a next element
   * that is above or before it, which is unexpected.
   */
  function focusOrder(): string[] {
    const places = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.closest('.sb-wrapper, [inert]') === null &&
        element.checkVisibility(),
    );
    return places.flatMap((element, index) => {
      const next = places[index + 1];
      if (!next) return [];
      const [from, to] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBack =
        to.bottom <= from.top || (to.top < from.bottom && from.top < to.bottom && to.right <= from.left);
      return `${inWords(element)}, then ${inWords(next)}${isBack ? ', which is before it on the screen' : ''}`;
    });
  }

  /**
   * Describes an animation: `spin 800 ms, infinite, linear, transform: rotate(360deg)`. Null for a scripted one, for
   * which the host waits.
   */
  function describe(animation: Animation): string | null {
    const { effect } = animation;
    if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return null;
    const { duration, delay, iterations, direction, fill, easing } = effect.getTiming();
    const frames = effect.getKeyframes().map((frame) => {
      const { offset, composite, computedOffset, easing: between, ...styles } = frame;
      void offset;
      void composite;
      const values = Object.entries(styles).map(([name, value]) => `${name}: ${String(value)}`);
      return `${String(computedOffset)} ${between} ${values.sort().join('; ')}`;
    });
    const times = iterations === Infinity ? 'without end' : `${String(iterations)} times`;
    const timing = [`${String(duration)} ms`, `after ${String(delay)} ms`, times, direction, fill, easing];
    return `${animation.animationName}${effect.pseudoElement ?? ''} ${timing.join(', ')} { ${frames.join(' | ')} }`;
  }

  function isScroller(element: Element): boolean {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    if (scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1) return false;
    if (clientWidth < 24 || clientHeight < 24) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return (
      (scrolls(overflowY) && scrollHeight > clientHeight + 1) ||
      (scrolls(overflowX) && scrollWidth > clientWidth + 1)
    );
  }

  function toScroller(element: Element): Scroller {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const { left, top } = element.getBoundingClientRect();
    const x = Math.max(0, Math.round(left));
    const y = Math.max(0, Math.round(top));
    const steps = (inner: number, outer: number) =>
      Array.from({ length: Math.max(1, Math.ceil((inner - 1) / outer)) }, (_, step) =>
        Math.min(step * outer, inner - outer),
      );
    const places = steps(scrollHeight, clientHeight)
      .flatMap((down) => steps(scrollWidth, clientWidth).map((right) => ({ x: right, y: down })))
      .slice(1);
    const { length } = places;
    const taken =
      length <= maxPositions
        ? places
        : Array.from({ length: maxPositions }, (_, index) =>
            Math.round((index * (length - 1)) / (maxPositions - 1)),
          ).flatMap((place) => places[place] ?? []);
    const width = Math.min(clientWidth, Math.max(0, window.innerWidth - x));
    const height = Math.min(clientHeight, Math.max(0, window.innerHeight - y));
    return { box: { x, y, width, height }, places: width < 1 || height < 1 ? [] : taken, of: length };
  }
}
