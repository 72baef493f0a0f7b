/**
 * Whether a screen is in a state, which tells the compiler what its props hold then: callbacks belong to the states
 * that can call them, and a `switch` over `view.status` narrows the view only.
 */
export function isIn<Props extends { view: { status: string } }, Status extends Props['view']['status']>(
  props: Props,
  ...statuses: readonly Status[]
): props is Extract<Props, { view: { status: Status } }> {
  return statuses.some((status) => status === props.view.status);
}
