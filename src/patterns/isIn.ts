/**
 * Whether a screen is in a state, narrowing its props. Callbacks belong to states, and a `switch` over `view.status`
 * would narrow the view only.
 */
export function isIn<Props extends { view: { status: string } }, Status extends Props['view']['status']>(
  props: Props,
  ...statuses: readonly Status[]
): props is Extract<Props, { view: { status: Status } }> {
  return statuses.some((status) => status === props.view.status);
}
