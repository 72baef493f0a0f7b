import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the axe violations of a page. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The portal has no frames, and only what is wrong is read: axe is done in a fraction of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
