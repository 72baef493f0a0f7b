import { Box as Form } from '@/primitives/Box';

const actions = { onSubmit: () => {}, onCount: 1, later: () => {} }; // ← portal/no-idle-callback

export const CartScreen = () => <Form {...actions} onRetry={() => undefined} />; // ← portal/no-idle-callback
