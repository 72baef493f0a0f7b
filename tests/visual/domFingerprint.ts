import type { Page } from 'playwright';
import { changedSelectors } from './selection/changedSelectors.ts';
import { hashOf } from './hashes.ts';
import type { BuildFiles } from './buildCache.ts';
import { stillnessId } from './installPoses.ts';

/** Common basis of two builds, whose DOM fingerprints can be compared instead of pictures. */
export interface FingerprintBasis {
  /** Selectors of differing rules; elements that match one must be captured. */
  changedSelectors: readonly string[];
}

declare global {
  interface Window {
    /** Returns a short text that determines the picture of the page; see `installDomFingerprint`. */
    portalDomFingerprint: (changedSelectors: readonly string[]) => Promise<string>;
  }
}

/** Files compared through their effect on the page. Mails and static pages are always captured. */
const isSeenOtherwise = (path: string) =>
  /\.(m?js|json|html|css)$/.test(path) || path.startsWith('serverPages/');
const isStyle = (path: string) => path.endsWith('.css') && !path.startsWith('serverPages/');

/** Returns the basis of two builds; null if differing fonts, images or styles may affect any picture. */
export function fingerprintBasis(before: BuildFiles, after: BuildFiles): FingerprintBasis | null {
  if (assetsOf(before) !== assetsOf(after)) return null;
  const selectors = changedSelectors(stylesOf(before), stylesOf(after));
  return selectors === null ? null : { changedSelectors: selectors };
}

function assetsOf(files: BuildFiles): string {
  const assets = [...files].filter(([path]) => !isSeenOtherwise(path));
  return hashOf(
    assets
      .map(([path, content]) => `${path} ${hashOf(content)}`)
      .sort()
      .join('\n'),
  );
}

/** Sorts stylesheets by name without the hash, which would change their order. */
function stylesOf(files: BuildFiles): string {
  const nameOf = (path: string) => path.replace(/-[\w-]{8}(?=\.css$)/, '');
  return [...files]
    .filter(([path]) => isStyle(path))
    .sort(([one], [other]) => nameOf(one).localeCompare(nameOf(other), 'en'))
    .map(([, content]) => content.toString())
    .join('\n');
}

/**
 * Lets a page describe what it shows without being painted: the document, user input (typed, chosen, scrolled,
 * focused) and styles. Pages with equal descriptions look equal in the same browser, and describing is much faster
 * than capturing. Canvas, frames and scripted animations cannot be described and are captured.
 */
export async function installDomFingerprint(page: Page): Promise<void> {
  await page.addInitScript(domFingerprint, { stillnessId });
}

/** Runs in the page. */
function domFingerprint({ stillnessId }: { stillnessId: string }): void {
  /** Elements that Storybook puts around a story. */
  const surroundings = 'script, .sb-wrapper, #storybook-a11y-vision-filters';
  let drawn = 0;
  /** Returns a unique text for content that must be captured. */
  const onlyDrawn = (why: string) => `${why} ${String((drawn += 1))} ${location.origin}`;

  window.portalDomFingerprint = async (changedSelectors) => {
    const { documentElement: root, body, activeElement } = document;
    if (document.querySelector('canvas, iframe, video, object, embed') !== null) return onlyDrawn('frames');
    if (document.getAnimations().length > 0) return onlyDrawn('animations');
    if (CSS.highlights.size > 0) return onlyDrawn('highlights');

    const contents = [...body.children].filter((element) => !element.matches(surroundings));
    const elements = contents.flatMap((element) => [element, ...element.querySelectorAll('*')]);
    if (elements.some(({ shadowRoot }) => shadowRoot !== null)) return onlyDrawn('shadows');
    const parts = [
      ...[root, body].flatMap(attributesOf),
      ...[...document.querySelectorAll('style')].flatMap((style) =>
        style.id === stillnessId ? [] : rulesOf(style.sheet),
      ),
      ...document.adoptedStyleSheets.flatMap(rulesOf),
      ...[...document.styleSheets].map(sheetName),
      String(document.fonts.size),
      `${String(window.scrollX)} ${String(window.scrollY)} ${String(window.innerWidth)} ${String(window.innerHeight)}`,
      String(elements.indexOf(activeElement ?? body)),
      String(activeElement?.matches(':focus-visible')),
      getSelection()?.toString() ?? '',
      ...elements.flatMap((element, index) => {
        const done = doneTo(element);
        return done === '' ? [] : [`${String(index)} ${done}`];
      }),
      ...contents.map(({ outerHTML }) => outerHTML),
    ];
    const made = await digest(named(parts.join('\0').replaceAll(location.origin, '')));
    // Affected by differing styles: equal within one build only.
    const isStyledOtherwise = changedSelectors.some((selector) => document.querySelector(selector) !== null);
    return isStyledOtherwise ? `styles ${location.origin} ${made}` : made;
  };

  /** Sorts class names, because their order does not matter. */
  function attributesOf({ attributes, classList }: Element): string[] {
    return [...attributes].map(
      ({ name, value }) => `${name}=${name === 'class' ? [...classList].sort().join(' ') : value}`,
    );
  }

  /** Identifies a stylesheet and its conditions; differing rules are handled by `changedSelectors`. */
  function sheetName({ href, disabled, media }: CSSStyleSheet): string {
    const name = href?.replace(/-[\w-]{8}(?=\.css$)/, '') ?? '';
    return `${name} ${media.mediaText} ${String(disabled)}`;
  }

  /** Style elements may contain rules inserted by scripts, which their text lacks. */
  function rulesOf(sheet: CSSStyleSheet | null): string[] {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  }

  /** Returns the state of an element that is not in its markup. */
  function doneTo(element: Element): string {
    const scrolled =
      element.scrollTop === 0 && element.scrollLeft === 0
        ? ''
        : `scrolled ${String(element.scrollLeft)} ${String(element.scrollTop)}`;
    const onTop = element.matches(':popover-open, :modal') ? 'on top' : '';
    return [scrolled, onTop, filledIn(element)].filter(Boolean).join(' ');
  }

  function filledIn(element: Element): string {
    if (element instanceof HTMLInputElement) {
      const { value, checked, indeterminate } = element;
      const selected =
        element === document.activeElement ? [element.selectionStart, element.selectionEnd] : [];
      return JSON.stringify([value, checked, indeterminate, element.matches(':user-invalid'), selected]);
    }
    if (element instanceof HTMLTextAreaElement)
      return JSON.stringify([
        element.value,
        element.matches(':user-invalid'),
        element.selectionStart,
        element.selectionEnd,
      ]);
    if (element instanceof HTMLSelectElement)
      return JSON.stringify([...element.selectedOptions].map(({ index }) => index));
    return '';
  }

  /** Replaces React's ids, which depend on earlier pages, by their position in this one. */
  function named(text: string): string {
    const ids = new Map<string, number>();
    return text.replaceAll(/_r_[\da-z]+_/g, (id) => {
      const place = ids.get(id) ?? ids.size;
      ids.set(id, place);
      return `_r_${String(place)}_`;
    });
  }

  async function digest(text: string): Promise<string> {
    const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
