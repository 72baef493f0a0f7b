import type { Page } from 'playwright';
import type { Mode } from '../../.storybook/modes.ts';
import type { TextRecord } from './picture.ts';
import type { PseudoClass } from './poses.ts';

/** Something on a page that scrolls by itself. */
export interface Scroller {
  /** In the window, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** Where it has to be scrolled to show what it does not show at first. */
  places: readonly { x: number; y: number }[];
  /** More places than are taken: how many there are. */
  of: number;
}

/** Appearance in which a page is shown. */
export interface Dress {
  theme: Mode['theme'];
  /** Of the document; nothing for the language's own. */
  direction: string;
  /** Elements are shown as if they were in these; none puts everything back. */
  states: readonly PseudoClass[];
}

interface Posing {
  dress: (dress: Dress) => void;
  /** The CSS animations of what stands on the page, and what its elements have besides, each once, with how many have it. */
  records: (isWhole: boolean) => TextRecord[];
  scrollers: () => Scroller[];
  /** Scrolls one of `scrollers`. */
  scroll: (index: number, x: number, y: number) => void;
}

declare global {
  interface Window {
    portalPosing: Posing;
  }
}

/** The sheet that holds everything still (stage.ts), by its id. */
export const stillnessId = 'portal-stillness';

/** Elements that take the focus of the keyboard. */
const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=menuitem], [role=option]';

/**
 * Every animation that applies, at its first moment: none has ended and gone from the list. Transitions are as they are
 * meant; what they would start is ended by the sheet that comes back.
 */
const heldMotion = `*, *::before, *::after {
  animation-play-state: paused !important;
  caret-color: transparent !important; caret-animation: manual !important;
}`;

/** Places of a scroller that are looked at; of a longer one, those at even distances. */
const mostPlaces = 4;

/** Lets a page be posed and asked about what no picture shows. */
export async function installPosing(page: Page): Promise<void> {
  await page.addInitScript(posing, { stillnessId, focusable, told, heldMotion, mostPlaces });
}

/** Attributes that are compared, beside those of ARIA. */
const told = (
  'role title alt href target rel download type tabindex lang dir hidden inert autocomplete inputmode enterkeyhint placeholder disabled readonly required multiple min ' +
  'max step minlength maxlength pattern accept scope colspan rowspan datetime'
).split(' ');

interface PosingOptions {
  stillnessId: string;
  focusable: string;
  told: readonly string[];
  heldMotion: string;
  mostPlaces: number;
}

/** Runs in the page. */
function posing({ stillnessId, focusable, told, heldMotion, mostPlaces }: PosingOptions): void {
  const references =
    /^(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;
  /** Rules that ask for a state, with their own selectors. */
  const forced = new Map<CSSStyleRule, string>();
  let found: Element[] = [];

  window.portalPosing = {
    dress: ({ theme, direction, states }) => {
      const { documentElement } = document;
      documentElement.dataset['theme'] = theme;
      if (documentElement.dir !== direction) {
        documentElement.dir = direction;
        // What hangs beside something is placed anew.
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

  /** A state becomes a selector of the same weight that always fits, in the rule's own place: what wins there, wins. */
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
    // What a page says of itself; Storybook's own head says nothing of a story.
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

  /** `button aria-label="Menu" cursor: pointer`: what an element has that no picture shows; of most, nothing. */
  function unseenOf(element: Element): string[] {
    if (element.closest('.sb-wrapper, script, style, body > svg') !== null) return [];
    const isOfHead = element.parentElement === document.head;
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      if (references.test(name)) return `${name} → ${value.split(/\s+/).map(referenced).join(' + ')}`;
      return isOfHead || isTold(name)
        ? `${name}="${value.replaceAll(location.origin, '').replaceAll(/-[\w-]{8}(?=\.\w+$)/g, '')}"`
        : [];
    });
    const style = getComputedStyle(element);
    const outer = element.parentElement && getComputedStyle(element.parentElement);
    const styles = [
      ...(['cursor', 'userSelect'] as const).flatMap((name) =>
        style[name] === outer?.[name] ? [] : `${name}: ${style[name]}`,
      ),
      // Under a dialog it is inherited by what lies over it or not, as the two came to be.
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

  function isTold(attribute: string): boolean {
    return attribute.startsWith('aria-') || told.includes(attribute);
  }

  /** An element that another one refers to, by its beginning: ids are numbers that change from page to page. */
  function referenced(id: string): string {
    const element = document.getElementById(id);
    return element === null ? 'missing' : inWords(element);
  }

  /** `button "Menu"`. */
  function inWords(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} ${JSON.stringify(label.slice(0, 40))}`;
  }

  /** Where something stays when the page scrolls: most pictures are of a page that does not. */
  function offsetsOf({ position, top, right, bottom, left }: CSSStyleDeclaration): string {
    return position === 'sticky' ? `sticky ${[top, right, bottom, left].join(' ')}` : 'fixed';
  }

  /**
   * Each element that takes the focus with the next one, so that a moved element changes few lines; and whether the next
   * one is above it, or before it in its row, which no reader expects.
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

  /** `spin 800 ms, infinite, linear, transform: rotate(360deg)`; null of what a script moves, which the stage waits for. */
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
      length <= mostPlaces
        ? places
        : Array.from({ length: mostPlaces }, (_, index) =>
            Math.round((index * (length - 1)) / (mostPlaces - 1)),
          ).flatMap((place) => places[place] ?? []);
    const width = Math.min(clientWidth, Math.max(0, window.innerWidth - x));
    const height = Math.min(clientHeight, Math.max(0, window.innerHeight - y));
    return { box: { x, y, width, height }, places: width < 1 || height < 1 ? [] : taken, of: length };
  }
}
