/** Original media queries of rules that the switches below changed. */
const originals = new WeakMap<CSSMediaRule, string>();

function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* mediaRulesIn(rule.cssRules);
  }
}

/** Forces the rules of a user preference, such as `prefers-reduced-motion: reduce`, or restores them. */
function switchMedia(feature: string, isOn: boolean): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href !== null && !sheet.href.startsWith(location.origin)) continue;
    for (const rule of mediaRulesIn(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!original.includes(feature)) continue;
      originals.set(rule, original);
      rule.media.mediaText = isOn ? original.replace(`(${feature})`, 'all') : original;
    }
  }
}

/** Approximates forced colours of Windows with system colours. */
const forcedColors = `
  * { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, input, select, textarea { color: ButtonText !important; }
  :disabled, [aria-disabled=true] { color: GrayText !important; }
`;

/** Applies the toolbar's direction, text size, motion and colours to the document. */
export function setReader(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  root.style.fontSize = globals['textSize'] === 'double' ? '200%' : '';
  switchMedia('prefers-reduced-motion: reduce', globals['motion'] === 'reduced');
  const isForced = globals['colors'] === 'forced';
  switchMedia('forced-colors: active', isForced);
  const id = 'storybook-forced-colors';
  document.querySelector(`#${id}`)?.remove();
  if (!isForced) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = forcedColors;
  document.head.append(style);
}
