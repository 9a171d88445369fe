// SPDX-License-Identifier: Apache-2.0

/// A certificate that nobody has signed, for secure.example.com, with its key. It's for these tests and nothing else.
enum TestCertificate {
  static let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBsDCCAVagAwIBAgIUVZDCaXoYKlIxmjzxx/Aw05XYfnYwCgYIKoZIzj0EAwIw
    HTEbMBkGA1UEAwwSc2VjdXJlLmV4YW1wbGUuY29tMCAXDTI2MTEyODA4MzE0N1oY
    DzIxMjYxMTA0MDgzMTQ3WjAdMRswGQYDVQQDDBJzZWN1cmUuZXhhbXBsZS5jb20w
    WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASQKyMWonuWZb4UU6DDLgnD0rpzdYVR
    qkeY5UISJ5ZQtm0FazMVg5BgoaieqCTnr2PbqgqSUUHkXmAUX/pth8s2o3IwcDAd
    BgNVHQ4EFgQUztv60il8T73byhxGYRs4XaybbU4wHwYDVR0jBBgwFoAUztv60il8
    T73byhxGYRs4XaybbU4wDwYDVR0TAQH/BAUwAwEB/zAdBgNVHREEFjAUghJzZWN1
    cmUuZXhhbXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIhAItx7MHT8dJ0MNyaIZQl
    IB6gqjNIcklomHAmopZgdqItAiA5WeeJO9Wn3hLPWGzKzWnYCQA6e018rd/4rAUB
    Js602Q==
    -----END CERTIFICATE-----
    """

  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnrj8B7T7dqeDfruy
    X7ZbfhypOvJHXyYzYy03o6OlF9KhRANCAASQKyMWonuWZb4UU6DDLgnD0rpzdYVR
    qkeY5UISJ5ZQtm0FazMVg5BgoaieqCTnr2PbqgqSUUHkXmAUX/pth8s2
    -----END PRIVATE KEY-----
    """
}
