// SPDX-License-Identifier: Apache-2.0
// What `import Charts` promises.
@_exported import GnomonCharts
