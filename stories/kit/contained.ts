import { expect } from 'storybook/test';

/**
 * Checks that an invisible control over its face never widens the page. WebKit lets a select's longest option overflow,
 * so the control is made that wide for a moment.
 */
export async function expectContained(control: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
  control.style.minWidth = '200vw';
  try {
    await expect(document.documentElement.scrollWidth).toBe(clientWidth);
  } finally {
    control.style.minWidth = '';
  }
}
