import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Checks that focus stays on the page even if the pressed element is gone. It must not be at the top of the
 * document.
 */
export async function focusStays(): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.matches(':disabled')).toBe(false);
    // On a phone a field would bring its keyboard up.
    expect(document.activeElement?.matches('input:not([type=checkbox], [type=radio])')).toBe(false);
  });
}
