import type { Page } from 'playwright';

/** Presses that every page is measured beside, in the same round: what slows the machine down slows them as well. */
export interface Reference {
  id: string;
  /** Milliseconds for which its handler blocks the processor, before throttling. */
  busy: number;
}

/** Changes its own text: what any answer costs on this machine. */
export const nullPress: Reference = { id: 'null-press', busy: 0 };

/**
 * Uses all the time that the limit allows: throttled four times these are 80 ms, and the frame that shows the answer is
 * the rest of 100. Anything not slower is within the limit on an idle machine.
 */
export const fullPress: Reference = { id: 'full-press', busy: 20 };

/** Puts their buttons into the page's corner; before the processor is slowed down. */
export async function addReferences(page: Page, references: readonly Reference[]): Promise<void> {
  await page.evaluate((all) => {
    let sum = 0;
    const work = (steps: number) => {
      for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
    };
    // The fastest of many short tries, which had the processor to itself.
    const tryOut = 100_000;
    const times = Array.from({ length: 60 }, () => {
      const start = performance.now();
      work(tryOut);
      return performance.now() - start;
    });
    const stepsPerMs = tryOut / Math.max(Math.min(...times), 0.05);
    for (const [index, { id, busy }] of all.entries()) {
      const button = document.createElement('button');
      button.id = id;
      button.style.cssText = `position:fixed;inset:0 auto auto ${index}rem;width:1rem;height:1rem;z-index:40;contain:strict`;
      button.addEventListener('click', () => {
        work(busy * stepsPerMs);
        button.textContent = button.textContent === 'on' ? 'off' : 'on';
      });
      document.body.append(button);
    }
    Object.assign(window, { worked: () => sum });
  }, references);
}
