import type { Page } from 'playwright';
import { stillnessId } from './installPoses.ts';
import type { Size } from './tiles.ts';

/** Renders stories in the page and waits until they settle; see `installStoryHost`. */
interface StoryHost {
  /** Tracks a loading module; the static server wraps every `import()`. */
  load: <Module>(module: Promise<Module>) => Promise<Module>;
  /** Renders a story and waits until it settles. */
  show: (story: ShownStory) => Promise<Shown>;
  /** Waits until the story settles in a resized window. */
  settle: () => Promise<Shown>;
  /** Scrolls to a position and waits until the story settles. */
  lookAt: (x: number, y: number) => Promise<Shown>;
  /** Waits for two frames, after changes that only affect styles. */
  redraw: () => Promise<void>;
}

declare global {
  interface Window {
    portalStoryHost: StoryHost;
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on: (event: string, listener: (payload: unknown) => void) => void;
      off: (event: string, listener: (payload: unknown) => void) => void;
      emit: (event: string, payload: unknown) => void;
    };
    __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> };
  }
}

/** Story to show and its settings. */
export interface ShownStory {
  storyId: string;
  /** Whether its play runs first. */
  isPlayed: boolean;
  /** Globals of the toolbar. */
  globals: StoryGlobals;
  /** Factor for the timeout, larger for retries. */
  timeout: number;
  /** Whether it is captured; otherwise it is not painted after its play. */
  isSeen: boolean;
}

interface StoryGlobals {
  theme: string;
  locale: string;
}

/** Size of a settled story, or why it does not settle. */
export type Shown = Size | { problem: string };

/** Fixed time of all stories, so that pictures do not depend on the day. */
const pictureTime = Date.UTC(2026, 10, 21, 9, 0, 0);

/** Longer timers belong to toasts or to Storybook and are not waited for. */
const maxWaitMs = 1500;

/** Timeout for a story to settle. */
const timeoutMs = 30_000;

/**
 * Stops all motion and hides carets. Animations end in the element's own style; even one without duration would
 * create a layer with different antialiasing. `motion` in installPoses.ts compares animations.
 */
const stillness = `*, *::before, *::after {
  animation: none !important; transition: none !important;
  caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important;
}
/* Storybook hides a story that is slow to load while it renders, and what is hidden cannot take the focus. */
body.sb-show-preparing-story.sb-show-preparing-story > :not(.sb-wrapper, [hidden], script, style) {
  display: revert !important;
}`;

/** Hides the page without affecting layout, focus and scrolling, because painting is most of the work. */
const unseen = 'html { opacity: 0 !important; }';

/** Installs the host before the page's scripts: a frozen clock, seeded random numbers, and tracking of pending work. */
export async function installStoryHost(page: Page): Promise<void> {
  // The compiler wraps functions sent to the page with this helper.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(storyHost, { pictureTime, maxWaitMs, timeoutMs, stillness, unseen, stillnessId });
}

interface StoryHostOptions {
  pictureTime: number;
  maxWaitMs: number;
  timeoutMs: number;
  stillness: string;
  unseen: string;
  stillnessId: string;
}

/** Runs in the page. */
function storyHost({
  pictureTime,
  maxWaitMs,
  timeoutMs,
  stillness,
  unseen,
  stillnessId,
}: StoryHostOptions): void {
  freezeClock();
  seedChance();
  const timers = watchTimers();
  const messages = watchMessages();
  let loading = 0;
  let lastChange = 0;
  let frame = 0;
  let areFontsLoaded = false;
  let timeout = timeoutMs;

  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.id = stillnessId;
    style.textContent = stillness;
    document.head.append(style);
    new MutationObserver(() => {
      lastChange = frame;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  window.portalStoryHost = {
    load: (module) => {
      loading += 1;
      return module.finally(() => {
        loading -= 1;
        lastChange = frame;
      });
    },
    show: async (story) => {
      timeout = timeoutMs * story.timeout;
      hide(false);
      const outcome = await render(story);
      if (outcome !== null) return { problem: outcome };
      // A play may test visibility, so hide only after it.
      hide(!story.isSeen);
      return settle();
    },
    settle,
    lookAt: (x, y) => {
      window.scrollTo(x, y);
      return settle();
    },
    redraw: async () => {
      await nextFrame();
      await nextFrame();
    },
  };

  function hide(isHidden: boolean): void {
    const sheet = document.getElementById(stillnessId);
    const text = isHidden ? `${stillness}${unseen}` : stillness;
    if (sheet !== null && sheet.textContent !== text) sheet.textContent = text;
  }

  async function settle(): Promise<Shown> {
    const restless = await rest();
    if (restless !== null) return { problem: `it does not come to rest: ${restless}` };
    // Under a dialog the page does not scroll: the window shows everything.
    const isLocked = document.body.hasAttribute('data-scroll-locked');
    if (isLocked) return { width: window.innerWidth, height: window.innerHeight };
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  }

  /** Renders a story. Returns null, or what went wrong. */
  async function render({ storyId, isPlayed, globals }: ShownStory): Promise<string | null> {
    while (!window.__STORYBOOK_PREVIEW__ || !window.__STORYBOOK_ADDONS_CHANNEL__) await nextFrame();
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    await window.__STORYBOOK_PREVIEW__.ready();
    // Loads all fonts once, so that the first story that uses one does not differ from later ones. Local fonts
    // (fonts.css) fail to load where they are not installed.
    if (!areFontsLoaded) {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      // Disables axe, which would use the processor for a panel nobody reads.
      channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
      areFontsLoaded = true;
    }
    window.scrollTo(0, 0);
    timers.forget();
    // Storybook does not play embedded stories, and tests the address before each.
    const address = new URL(location.href);
    address.searchParams.set('embed', String(!isPlayed));
    history.replaceState(history.state, '', address);
    return new Promise((resolve) => {
      const listeners: Record<string, (payload: unknown) => void> = {
        storyRenderPhaseChanged: (payload) => {
          const { newPhase, storyId: id } = payload as { newPhase: string; storyId: string };
          if (id !== storyId || newPhase !== 'completing') return;
          // Storybook watches animations with timers that change nothing.
          timers.ignore(true);
          queueMicrotask(() => timers.ignore(false));
          finish(null);
        },
        playFunctionThrewException: (payload) => finish(messageOf(payload)),
        storyThrewException: (payload) => finish(messageOf(payload)),
        storyErrored: (payload) => finish(messageOf(payload)),
        storyMissing: () => finish('there is no such story'),
      };
      const timer = setTimeout(() => finish('it was not rendered in time'), timeout);
      const finish = (outcome: string | null) => {
        clearTimeout(timer);
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
        resolve(outcome);
      };
      for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }

  /** Waits until nothing moves. Returns null, or what still moves. */
  async function rest(): Promise<string | null> {
    const started = performance.now();
    for (;;) {
      await nextFrame();
      const waiting = unrest();
      if (waiting === null) return null;
      if (document.getAnimations().some(isEndless)) return 'an animation without end is running';
      if (performance.now() - started > timeout) return waiting;
    }
  }

  function unrest(): string | null {
    if (loading > 0) return 'a module is loading';
    if (messages.pending() > 0) return 'React has work to do';
    if (document.fonts.status !== 'loaded') return 'a font is loading';
    if ([...document.images].some(isAwaited)) return 'an image is loading';
    if ([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => !sheet))
      return 'a style sheet is loading';
    const timer = timers.pending();
    if (timer !== null) return `a timer is running: ${timer}`;
    if (document.getAnimations().some(({ playState }) => playState === 'running'))
      return 'an animation is running';
    if (frame - lastChange < 2) return 'the document is changing';
    return null;
  }

  /** Whether an animation of a script is endless; those of stylesheets are stopped (see above). */
  function isEndless({ effect, playState }: Animation): boolean {
    return playState === 'running' && effect?.getTiming().iterations === Infinity;
  }

  /** Whether an image is loading; a lazy one far from the window loads later. */
  function isAwaited(image: HTMLImageElement): boolean {
    if (image.complete) return false;
    const [box] = image.getClientRects();
    return image.loading !== 'lazy' || (box !== undefined && box.top < window.innerHeight);
  }

  function nextFrame(): Promise<void> {
    return new Promise((resolve) =>
      requestAnimationFrame(() => {
        frame += 1;
        resolve();
      }),
    );
  }

  function messageOf(payload: unknown): string {
    const { message, description, title } = payload as {
      message?: string;
      description?: string;
      title?: string;
    };
    // Testing Library appends the whole document.
    return (message ?? [title, description].filter(Boolean).join(': ')).split('\n', 1)[0] ?? '';
  }

  function freezeClock(): void {
    const Real = Date;
    window.Date = new Proxy(Real, {
      construct: (target, parts: ConstructorParameters<DateConstructor> | []) =>
        parts.length === 0 ? new target(pictureTime) : new target(...parts),
      apply: () => new Real(pictureTime).toString(),
      get: (target, key) => (key === 'now' ? () => pictureTime : (Reflect.get(target, key) as unknown)),
    });
  }

  function seedChance(): void {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  }

  /** Tracks short timers that are pending since the last story. */
  function watchTimers() {
    const pending = new Map<number, string>();
    let isIgnoring = false;
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const watched = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number => {
      if (typeof handler !== 'function' || delay > maxWaitMs || isIgnoring)
        return set(handler, delay, ...rest);
      const id = set(() => {
        pending.delete(id);
        (handler as (...parts: unknown[]) => void)(...rest);
      }, delay);
      pending.set(id, `${delay} ms`);
      return id;
    };
    window.setTimeout = watched as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (typeof id === 'number') pending.delete(id);
      clear(id);
    };
    return {
      pending: () => pending.values().next().value ?? null,
      forget: () => {
        pending.clear();
      },
      ignore: (value: boolean) => {
        isIgnoring = value;
      },
    };
  }

  /** Tracks work deferred by messages to the window itself, which is how React schedules. */
  function watchMessages() {
    let pending = 0;
    const Real = MessageChannel;
    window.MessageChannel = class extends Real {
      constructor() {
        super();
        for (const [from, to] of [
          [this.port1, this.port2],
          [this.port2, this.port1],
        ] as const) {
          const post = from.postMessage.bind(from) as (message: unknown) => void;
          from.postMessage = (message: unknown) => {
            pending += 1;
            post(message);
          };
          to.addEventListener('message', () => {
            pending -= 1;
          });
        }
      }
    };
    return { pending: () => pending };
  }
}
