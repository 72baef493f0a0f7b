import type { Page } from 'playwright';
import { changedSelectors } from './selection/changedSelectors.ts';
import { hashOf } from './hashes.ts';
import type { BuildFiles } from './buildCache.ts';
import { stillnessId } from './posing.ts';

/** Shared basis of two builds whose scenes are compared instead of their pictures. */
export interface SceneBasis {
  /** Of the rules that are not the same in both: what fits one of these has to be seen. */
  changedSelectors: readonly string[];
}

declare global {
  interface Window {
    /** Everything that a picture of the page is made of, as one short text; see `installScene`. */
    portalScene: (changedSelectors: readonly string[]) => Promise<string>;
  }
}

/** Scripts and data are seen by what they make of the page; mails and static pages are always pictured. */
const isSeenOtherwise = (path: string) =>
  /\.(m?js|json|html|css)$/.test(path) || path.startsWith('serverPages/');
const isStyle = (path: string) => path.endsWith('.css') && !path.startsWith('serverPages/');

/** Null when the fonts, images or styles of two builds differ so that any picture may. */
export function sceneBasis(before: BuildFiles, after: BuildFiles): SceneBasis | null {
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

/** By their names without the hash of their content, which would put them in another order. */
function stylesOf(files: BuildFiles): string {
  const nameOf = (path: string) => path.replace(/-[\w-]{8}(?=\.css$)/, '');
  return [...files]
    .filter(([path]) => isStyle(path))
    .sort(([one], [other]) => nameOf(one).localeCompare(nameOf(other), 'en'))
    .map(([, content]) => content.toString())
    .join('\n');
}

/**
 * Lets a page say what it shows without being drawn: a picture is the document, what people did to it (what is typed,
 * chosen, scrolled to, focused) and its styles. Two pages that say the same in the same browser look the same, and saying
 * it costs a fraction of a picture. What says more than this is drawn: a canvas, a frame, a script's animation.
 */
export async function installScene(page: Page): Promise<void> {
  await page.addInitScript(scene, { stillnessId });
}

/** Runs in the page. */
function scene({ stillnessId }: { stillnessId: string }): void {
  /** Storybook's own around a story, which come and go as it likes. */
  const surroundings = 'script, .sb-wrapper, #storybook-a11y-vision-filters';
  let drawn = 0;
  /** The same text never again: whoever says this has to be seen. */
  const onlyDrawn = (why: string) => `${why} ${String((drawn += 1))} ${location.origin}`;

  window.portalScene = async (changedSelectors) => {
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
    // What these styles make of it is the same in one build, and not in another.
    const isStyledOtherwise = changedSelectors.some((selector) => document.querySelector(selector) !== null);
    return isStyledOtherwise ? `styles ${location.origin} ${made}` : made;
  };

  /** Classes in one order, whichever came first. */
  function attributesOf({ attributes, classList }: Element): string[] {
    return [...attributes].map(
      ({ name, value }) => `${name}=${name === 'class' ? [...classList].sort().join(' ') : value}`,
    );
  }

  /** Which files apply, and when; whose content is not the same is looked for by its rules. */
  function sheetName({ href, disabled, media }: CSSStyleSheet): string {
    const name = href?.replace(/-[\w-]{8}(?=\.css$)/, '') ?? '';
    return `${name} ${media.mediaText} ${String(disabled)}`;
  }

  /** Sheets of style elements may hold rules that scripts put there, which their text does not. */
  function rulesOf(sheet: CSSStyleSheet | null): string[] {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
  }

  /** Returns the interactions with an element, which its markup does not say. */
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

  /** Ids that React counts up in a page's life, whatever it showed before, by their place in this one. */
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
