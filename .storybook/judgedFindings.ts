/** A false positive of IBM's engine. */
interface JudgedFinding {
  /** Name of the rule; `*` for all. */
  rule: string;
  /** Elements concerned; others of the same rule are still reported. */
  selector: string;
  /** Why it is no problem for users of screen readers. */
  because: string;
}

/**
 * Reviewed false positives, each with a selector as narrow as possible: a column header without text, a group of
 * choices without radios or an unnamed aside is still found.
 */
export const judgedFindings: readonly JudgedFinding[] = [
  {
    rule: 'aria_content_in_landmark',
    selector: '*',
    because: 'A story shows a part of a page. The shells have the landmarks, and axe checks them there.',
  },
  {
    rule: 'skip_main_exists',
    selector: '*',
    because: 'A story shows a part of a page. The shells have the skip link and the main landmark.',
  },
  {
    rule: 'aria_contentinfo_misuse',
    selector: 'footer',
    because: 'A story of a dialog or of a shell’s part has no main landmark; a page around it has.',
  },
  {
    rule: 'aria_accessiblename_exists',
    selector: 'th:has(.sr-only)',
    because: 'The head’s words are visually hidden. The engine does not see them; screen readers read them.',
  },
  {
    rule: 'fieldset_legend_valid',
    selector: 'fieldset:has(> legend.sr-only)',
    because: 'The legend is visually hidden. The engine does not see it; screen readers read it.',
  },
  {
    rule: 'aria_child_valid',
    selector: '[role=radiogroup]:has(input[type=radio])',
    because: 'Its native radios are visually hidden below their cards. They are in the accessibility tree.',
  },
  {
    rule: 'aria_child_valid',
    selector: '[role=menu]:has(> [role=separator])',
    because: 'ARIA 1.2 lets a separator divide the items of a menu.',
  },
  {
    rule: 'aria_child_valid',
    selector: 'tbody:not(:has(> tr))',
    because: 'An empty list has no rows; its head and its count are read.',
  },
  {
    rule: 'label_content_exists',
    selector: 'label:has([aria-label])',
    because: 'The label widens the target of a checkbox, which names its row by aria-label.',
  },
  {
    rule: 'label_ref_valid',
    selector:
      'div:has(> div > [aria-hidden=true]:is(input)) > div > label, div:has(> [role=group]) > div > label',
    because:
      'A press on the label of a date goes to its first part. The group of the parts has the same name.',
  },
  {
    rule: 'aria_complementary_label_visible',
    selector: 'aside[aria-label]',
    because: 'The aside has a name. Its heading says it in other words.',
  },
  {
    rule: 'input_label_exists',
    selector: 'output',
    because: 'An output is a live region here: its words are read out when they change, without a name.',
  },
  {
    rule: 'input_label_exists',
    selector: '[role=listbox][aria-label]',
    because: 'React Aria names the list of suggestions by its own label first.',
  },
  {
    rule: 'input_autocomplete_valid',
    selector: '[autocomplete=username], [autocomplete=street-address], [autocomplete=tel-national]',
    because: 'Browsers fill in these words for these types of inputs, which is what WCAG 1.3.5 is for.',
  },
  {
    rule: 'aria_attribute_valid',
    selector: '[aria-hidden=true]',
    because:
      'Radix’s anchor of a menu is hidden from assistive technology; the real button has the attributes.',
  },
  {
    rule: 'aria_id_unique',
    selector: '[aria-hidden=true]',
    because:
      'Radix’s anchor of a menu is hidden from assistive technology; the real button has the attributes.',
  },
  {
    rule: '*',
    selector: '[data-aria-hidden], [data-aria-hidden] *',
    because: 'A modal dialog hides the page behind it and keeps the focus, so nothing there can be reached.',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector: '[data-radix-focus-guard], .sr-only, [role=region] > span',
    because: 'Radix passes the focus on from its guards at once.',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector: '[role=group]:is([aria-label], [aria-labelledby]), section[aria-label], main',
    because: 'A region that scrolls can be scrolled by keyboard, which axe requires.',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector: '[role=grid] th[scope=row]',
    because: 'The cells of a grid take the focus, the one that names its row too.',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector: 'li[data-radix-collection-item]',
    because: 'A notice takes the focus, so that Escape closes it and F8 leads to it.',
  },
  {
    rule: 'table_headers_related',
    selector: 'td:empty',
    because: 'An empty cell in the corner of a comparison has nothing that a head could name.',
  },
  {
    rule: 'table_headers_exists',
    selector: '[aria-hidden=true] table',
    because: 'The grey rows of a list that loads are hidden from assistive technology.',
  },
  {
    rule: 'table_headers_exists',
    selector: 'table:has(> thead + tbody > tr:only-child > td[colspan])',
    because:
      'An empty list shows its column heads on a wide screen; a phone hides them, since cards have none.',
  },
  {
    rule: 'aria_role_redundant',
    selector: 'ul[role=list]',
    because: 'VoiceOver in Safari takes a list without markers for no list unless the role says so.',
  },
  {
    rule: 'aria_attribute_redundant',
    selector: 'input[disabled], input[readonly]',
    because: 'React Aria says twice that a field is disabled; it is read once.',
  },
];

/** Whether a finding is a reviewed false positive. */
export function isJudgedWrong({ ruleId, node }: { ruleId: string; node: Node }): boolean {
  return judgedFindings.some(
    ({ rule, selector }) =>
      (rule === '*' || rule === ruleId) && node instanceof Element && node.matches(selector),
  );
}
