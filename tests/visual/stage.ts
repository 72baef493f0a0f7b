import type { Page } from 'playwright';
import { stillnessId } from './posing.ts';
import type { Size } from './tiles.ts';

/** Work that the page may still be waiting for; see `installStage`. */
interface Stage {
  /** Modules under way: the static server wraps every `import()` in this. */
  load: <Module>(module: Promise<Module>) => Promise<Module>;
  /** Renders a story and waits until it stands still. */
  show: (scene: Scene) => Promise<Shown>;
  /** Waits until the story stands still again, in a window of another height. */
  settle: () => Promise<Shown>;
  /** Brings a place of the page into the window, and waits until the story stands still there. */
  lookAt: (x: number, y: number) => Promise<Shown>;
  /** Waits for two frames alone: after a change that starts no work, as one of colours. */
  redraw: () => Promise<void>;
}

declare global {
  interface Window {
    portalStage: Stage;
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on: (event: string, listener: (payload: unknown) => void) => void;
      off: (event: string, listener: (payload: unknown) => void) => void;
      emit: (event: string, payload: unknown) => void;
    };
    __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> };
  }
}

/** Story to show and its settings. */
export interface Scene {
  storyId: string;
  /** Whether its play comes first. */
  isPlayed: boolean;
  /** Globals as the toolbar would set them. */
  globals: StageGlobals;
  /** A multiple of the stage's timeout: a story that was late is given more the next time. */
  timeout: number;
  /** Whether anybody looks: what nobody sees is not drawn, once its play is over. */
  isSeen: boolean;
}

interface StageGlobals {
  theme: string;
  locale: string;
}

/** A story that stands still, or why it does not. */
export type Shown = Size | { problem: string };

/** The instant at which every story is looked at: nothing on a picture may depend on the day it was taken. */
const pictureTime = Date.UTC(2026, 10, 21, 9, 0, 0);

/** Longer timers are a toast's life or Storybook's timeout, not a state on its way. */
const longestWaitMs = 1500;

/** A story that has not come to rest by then has failed. */
const timeoutMs = 30_000;

/**
 * Nothing moves, nothing blinks; where colours are forced the caret has one, and stands still. Every animation of the portal ends where its element stands without it; even one that
 * takes no time would be drawn on a layer of its own, with other shades along its edges. What moves is compared apart:
 * `motion` in posing.ts.
 */
const stillness = `*, *::before, *::after {
  animation: none !important; transition: none !important;
  caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important;
}
/* Storybook hides a story that is slow to load while it renders, and what is hidden cannot take the focus. */
body.sb-show-preparing-story.sb-show-preparing-story > :not(.sb-wrapper, [hidden], script, style) {
  display: revert !important;
}`;

/** Laid out, focused and scrolled as ever, and never drawn, which is most of the work that a page makes. */
const unseen = 'html { opacity: 0 !important; }';

/** Everything that a page needs before its first script: a frozen clock, seeded chance, and a way to wait for rest. */
export async function installStage(page: Page): Promise<void> {
  // Functions sent to the page name themselves through a helper of the compiler.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(stage, { pictureTime, longestWaitMs, timeoutMs, stillness, unseen, stillnessId });
}

interface StageOptions {
  pictureTime: number;
  longestWaitMs: number;
  timeoutMs: number;
  stillness: string;
  unseen: string;
  stillnessId: string;
}

/** Runs in the page. */
function stage({
  pictureTime,
  longestWaitMs,
  timeoutMs,
  stillness,
  unseen,
  stillnessId,
}: StageOptions): void {
  freezeClock();
  seedChance();
  const timers = watchTimers();
  const messages = watchMessages();
  let loading = 0;
  let lastChange = 0;
  let frame = 0;
  let isDressed = false;
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

  window.portalStage = {
    load: (module) => {
      loading += 1;
      return module.finally(() => {
        loading -= 1;
        lastChange = frame;
      });
    },
    show: async (scene) => {
      timeout = timeoutMs * scene.timeout;
      hide(false);
      const outcome = await render(scene);
      if (outcome !== null) return { problem: outcome };
      // A play may ask whether something can be seen.
      hide(!scene.isSeen);
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
    // Under a dialog the page does not scroll: what the window shows is all there is to see.
    const isLocked = document.body.hasAttribute('data-scroll-locked');
    if (isLocked) return { width: window.innerWidth, height: window.innerHeight };
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  }

  /** Null when the story is rendered, else what went wrong. */
  async function render({ storyId, isPlayed, globals }: Scene): Promise<string | null> {
    while (!window.__STORYBOOK_PREVIEW__ || !window.__STORYBOOK_ADDONS_CHANNEL__) await nextFrame();
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    await window.__STORYBOOK_PREVIEW__.ready();
    // All of them, once: a story that is the first to use one must not differ from the next. One that stands for a font
    // of the machine (fonts.css) cannot be loaded where the machine has none.
    if (!isDressed) {
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
      // Nobody reads the accessibility panel here, and axe would keep the processor busy.
      channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } });
      isDressed = true;
    }
    window.scrollTo(0, 0);
    timers.forget();
    // Storybook plays no story that is embedded, and asks the address before each one.
    const address = new URL(location.href);
    address.searchParams.set('embed', String(!isPlayed));
    history.replaceState(history.state, '', address);
    return new Promise((resolve) => {
      const listeners: Record<string, (payload: unknown) => void> = {
        storyRenderPhaseChanged: (payload) => {
          const { newPhase, storyId: id } = payload as { newPhase: string; storyId: string };
          if (id !== storyId || newPhase !== 'completing') return;
          // Storybook goes on to watch animations for a while, with timers of its own that show nothing.
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

  /** Null when nothing moves any more, else what still does. */
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

  /** Checks for an endless animation of a script; those of a style sheet are held (see above). */
  function isEndless({ effect, playState }: Animation): boolean {
    return playState === 'running' && effect?.getTiming().iterations === Infinity;
  }

  /** A lazy image that the window is not near loads when it is. */
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
    // Testing Library goes on to print the whole document.
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

  /** Knows which short timers have been set since the last story, and are still to come. */
  function watchTimers() {
    const pending = new Map<number, string>();
    let isIgnoring = false;
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const watched = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number => {
      if (typeof handler !== 'function' || delay > longestWaitMs || isIgnoring)
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

  /** Knows whether work is put off to the next turn by a message to oneself, which is how React schedules. */
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
