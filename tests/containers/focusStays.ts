import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What was pressed may be gone: the focus is somewhere on the page all the same, not at the top of the document. */
export async function focusStays(): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.matches(':disabled')).toBe(false);
    // On a phone a field would bring its keyboard up.
    expect(document.activeElement?.matches('input:not([type=checkbox], [type=radio])')).toBe(false);
  });
}
