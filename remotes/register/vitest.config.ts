import { testConfig } from '@parapet/build/test';

export default testConfig({ isolate: false });
