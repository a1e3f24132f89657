// The product's own worker, as a separate file.
import '../../../src/device/picture/picture.worker';
