/** What a story is looked at in: declared once, for the toolbar, the tests and the visual comparison. */
export const themes = ['light', 'dark'] as const;

/** The two widths every screen is designed for, plus the breakpoint between them (§9). */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Breakpoint 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;
