// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { isJudgedWrong, judgedFindings } from '../../.storybook/judgedFindings';

afterEach(() => document.body.replaceChildren());

/** Whether a finding about the first element that fits is judged wrong. */
function isWrongAt(ruleId: string, html: string, selector: string): boolean {
  document.body.innerHTML = html;
  const node = document.querySelector(selector);
  if (!node) throw new Error(`No ${selector}`);
  return isJudgedWrong({ ruleId, node });
}

describe('a finding of the second engine', () => {
  test.each([
    [
      'aria_accessiblename_exists',
      '<table><tr><th><span class="sr-only">Actions</span></th></tr></table>',
      '<table><tr><th></th></tr></table>',
      'th',
    ],
    [
      'aria_child_valid',
      '<div role="radiogroup"><label><input type="radio" class="sr-only">A</label></div>',
      '<div role="radiogroup"><button>A</button></div>',
      'div',
    ],
    ['aria_complementary_label_visible', '<aside aria-label="Order"></aside>', '<aside></aside>', 'aside'],
    [
      'label_content_exists',
      '<label><input type="checkbox" aria-label="Select Sirius"></label>',
      '<label><input type="checkbox"></label>',
      'label',
    ],
    [
      'fieldset_legend_valid',
      '<fieldset><legend class="sr-only">Consents</legend></fieldset>',
      '<fieldset><input></fieldset>',
      'fieldset',
    ],
    [
      'label_ref_valid',
      '<div><div><label for="a">Day</label></div><div role="group" aria-label="Day"></div></div>',
      '<div><div><label for="a">Name</label></div><input id="b"></div>',
      'label',
    ],
    [
      'aria_hidden_nontabbable',
      '<div aria-hidden="true" data-aria-hidden="true"><a href="/">Home</a></div>',
      '<div aria-hidden="true"><a href="/">Home</a></div>',
      'a',
    ],
    ['input_label_exists', '<output>Two services</output>', '<input>', 'output, input'],
  ])('%s is wrong where a name is heard, and right where none is', (rule, named, unnamed, selector) => {
    expect(isWrongAt(rule, named, selector)).toBe(true);
    expect(isWrongAt(rule, unnamed, selector)).toBe(false);
  });

  test('of another rule, or about a text, is never judged wrong', () => {
    expect(isWrongAt('img_alt_valid', '<aside aria-label="Order"></aside>', 'aside')).toBe(false);
    expect(isJudgedWrong({ ruleId: 'skip_main_exists', node: document.createTextNode('Order') })).toBe(false);
  });

  test('is judged wrong with a reason, once for each kind of element', () => {
    const places = judgedFindings.map(({ rule, selector }) => `${rule} ${selector}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { because } of judgedFindings) expect(because).toMatch(/^[A-Z].{20,}\.$/);
  });
});
