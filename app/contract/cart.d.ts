import * as v from 'valibot';
/** The cart of the account (D26). An entry says what is wanted, never what it costs (D21). */
export declare const cartContract: {
  load: {
    readonly method: 'GET';
    readonly path: '/api/cart';
    readonly summary: 'What is in the cart of the account.';
    readonly role: 'customer';
    readonly answer: v.ObjectSchema<
      {
        readonly entries: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<v.UnknownSchema, undefined>,
            v.MaxLengthAction<unknown[], 200, undefined>,
            v.ArraySchema<
              v.GenericSchema<
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: {
                        family: string;
                        version: string;
                      } | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    };
                  }
                | {
                    serverId: string;
                    kind: 'renewal';
                    id: string;
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    serverId: string;
                    kind: 'tariff';
                    id: string;
                    tariff: string;
                  },
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              >,
              undefined
            >,
            v.CheckAction<
              (
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              )[],
              'Two entries of one id'
            >,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  save: {
    readonly method: 'PUT';
    readonly path: '/api/cart';
    readonly summary: 'Puts these entries in the place of what was in the cart; of two at once the later one stays.';
    readonly role: 'customer';
    readonly body: v.ObjectSchema<
      {
        readonly entries: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<v.UnknownSchema, undefined>,
            v.MaxLengthAction<unknown[], 200, undefined>,
            v.ArraySchema<
              v.GenericSchema<
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: {
                        family: string;
                        version: string;
                      } | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    };
                  }
                | {
                    serverId: string;
                    kind: 'renewal';
                    id: string;
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    serverId: string;
                    kind: 'tariff';
                    id: string;
                    tariff: string;
                  },
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              >,
              undefined
            >,
            v.CheckAction<
              (
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              )[],
              'Two entries of one id'
            >,
          ]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
  take: {
    readonly method: 'POST';
    readonly path: '/api/cart/entries';
    readonly summary: 'Moves what was in a visitor’s cart into that of the account; what is there already, or does not fit, is left out.';
    readonly role: 'customer';
    readonly isKeyed: true;
    readonly body: v.ObjectSchema<
      {
        readonly entries: v.SchemaWithPipe<
          readonly [
            v.ArraySchema<v.UnknownSchema, undefined>,
            v.MaxLengthAction<unknown[], 200, undefined>,
            v.ArraySchema<
              v.GenericSchema<
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: {
                        family: string;
                        version: string;
                      } | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    };
                  }
                | {
                    serverId: string;
                    kind: 'renewal';
                    id: string;
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    serverId: string;
                    kind: 'tariff';
                    id: string;
                    tariff: string;
                  },
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              >,
              undefined
            >,
            v.CheckAction<
              (
                | {
                    kind: 'order';
                    id: string;
                    plan: string;
                    configuration: {
                      os: import('@/domain/order/os').OsChoice | null;
                      software: 'none' | 'lamp' | 'docker' | 'wordpress';
                      panel: 'none' | 'cpanel' | 'plesk';
                      ipv4: number;
                      ipv6: boolean;
                      backup: 'none' | 'weekly' | 'daily';
                      count: number;
                      period: 'month' | '3months' | '6months' | 'year';
                      autoRenewal: boolean;
                    } & {
                      os: import('@/domain/order/os').OsChoice;
                    };
                  }
                | {
                    kind: 'renewal';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    period: 'month' | '3months' | '6months' | 'year' | '2years' | '3years';
                  }
                | {
                    kind: 'tariff';
                    id: string;
                    serverId: number & {
                      readonly __id: 'server';
                    };
                    tariff: string;
                  }
              )[],
              'Two entries of one id'
            >,
          ]
        >;
      },
      undefined
    >;
    readonly answer: v.ObjectSchema<
      {
        readonly added: v.SchemaWithPipe<
          readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>]
        >;
      },
      undefined
    >;
    readonly refusals: readonly [];
  };
};
