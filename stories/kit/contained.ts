import { expect } from 'storybook/test';

/**
 * That a control lying unseen over its face never makes the page wider. WebKit lets a select's longest option stick out of
 * it, however narrow it is; here it is made that wide for a moment.
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
