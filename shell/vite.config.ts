import { shellConfig } from '@parapet/build';

export default shellConfig();
