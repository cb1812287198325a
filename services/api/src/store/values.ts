/** Values of which the ports are made. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Position of the last item of a page: its sort value and its id. */
export interface After {
  value: string | number | boolean | null;
  id: string;
}
